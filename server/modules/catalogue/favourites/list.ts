import type { StoreKind } from '#shared/codes/store-kind.ts';
import { DEFAULT_POINT } from '#shared/geo/distance.ts';
import type { Handlers } from '#server/kit/context.ts';
import { cardsOf } from '../near/cards.ts';
import { placeIn, sightFrom } from '../near/find-near.ts';
import { nearIndexes } from '../near/near-index.ts';
import { likedIds } from '../store/like-repo.ts';

/** The favourites of one shop say what any list says of the same stores. */
export const likesHandler =
  (kind: StoreKind): Handlers['takeoutStoreLikes'] =>
  async (context, { offset, size }) => {
    const {
      deps: { db },
      session,
      now,
      place,
    } = context;
    const from = place ?? DEFAULT_POINT;
    const { ids, next } = await likedIds(db.query, session.userId, { kind, offset, size });
    const entries = await nearIndexes[kind].get(db);
    const sight = sightFrom(entries, from, now);
    const cards = await cardsOf(
      context,
      ids
        .map((id) => placeIn(entries, id))
        .filter((at) => at >= 0)
        .map(sight.near),
      from,
    );
    return {
      result: cards.map(({ storeId, imgUrl, classifyName, ...card }) => ({
        ...card,
        id: storeId,
        thumbnailHead: imgUrl,
        cuisine: classifyName,
      })),
      next,
      nextOffset: offset + ids.length,
    };
  };
