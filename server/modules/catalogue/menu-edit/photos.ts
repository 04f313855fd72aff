import { asId } from '#shared/kernel/ids.ts';
import { plus } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import { photoDishes, type PhotoDish } from '../menu-file/menu-file-repo.ts';
import { dishesEdited } from '../store-edit/dishes-edited.ts';
import { NO_PHOTO } from './dish-wire.ts';
import { edited, storeOfMenu } from './edit.ts';
import { addApplied, UNDO_MS } from './import-repo.ts';
import { recordDishes, undoOf } from './import-undo.ts';
import { changeDish, classesOf, editedDishes, editNote } from './menu-edit-repo.ts';
import { photosOf } from './photo-repo.ts';

const staffOf = async (query: Query, { session }: MerchantContext): Promise<string[]> => [
  ...(await staffNames(query, session.merchantId)).keys(),
];

/** Dishes by what a picture may be called: the store's own number, else the bar code, else a name. */
const byKey = (dishes: readonly PhotoDish[]) => {
  const plain = (key: string): string => key.normalize('NFC').trim().toLowerCase();
  const maps = [
    (dish: PhotoDish) => dish.number,
    (dish: PhotoDish) => dish.ean,
    (dish: PhotoDish) => dish.name.zh,
    (dish: PhotoDish) => dish.name.en,
    // the first of two dishes with one name
  ].map((keyOf) => new Map(dishes.toReversed().map((dish) => [plain(keyOf(dish)), dish])));
  return (key: string): PhotoDish | undefined => {
    const wanted = plain(key);
    if (wanted === '') return undefined;
    for (const map of maps) {
      const found = map.get(wanted);
      if (found !== undefined) return found;
    }
    return undefined;
  };
};

export const checkPhotos: Handlers['merchantMenuPhotosCheck'] = async (
  context,
  { storeId, photos },
) => {
  const { query } = context.deps.db;
  const store = await storeOfMenu(context, storeId);
  const dishes = await photoDishes(query, { merchantId: store.merchantId, storeId: store.id });
  const find = byKey(dishes);
  const kept = new Map(
    (
      await photosOf(query, await staffOf(query, context), {
        digests: photos.map(({ digest }) => digest),
      })
    ).map(({ url, digest }) => [digest, url]),
  );
  const taken = new Set<string>();
  return {
    photos: photos.map(({ key, digest }) => {
      const dish = find(key);
      const url = kept.get(digest) ?? null;
      if (dish === undefined) return { key, act: 'NONE' as const, dish: null, url };
      const isTwice = taken.has(dish.id);
      taken.add(dish.id);
      const isBare = dish.picture === NO_PHOTO || dish.picture === '';
      return {
        key,
        act: isTwice ? 'TWICE' : dish.picture === url ? 'SAME' : isBare ? 'NEW' : 'CHANGE',
        dish: {
          productId: asId(dish.id),
          seq: dish.seq,
          name: context.pick(dish.name),
          picture: isBare ? '' : dish.picture,
        },
        url,
      };
    }),
  };
};

export const applyPhotos: Handlers['merchantMenuPhotosApply'] = (context, body) => {
  const { deps, session, now } = context;
  return edited(context, body, {
    scope: 'photos',
    work: async (query, _store, at) => {
      const wanted = new Map(body.photos.map((photo) => [String(photo.productId), photo]));
      if (wanted.size < body.photos.length) refuse('BAD_REQUEST', { issues: ['photos'] });
      const urls = new Set(body.photos.map(({ url }) => url));
      // a photo is one that staff of this merchant uploaded
      const own = await photosOf(query, await staffOf(query, context), { urls: [...urls] });
      if (own.length < urls.size) refuse('IMPORT_INVALID');
      const ids = [...wanted.keys()];
      const old = await editedDishes(query, at, ids, { lock: true });
      const isStale =
        old.length < ids.length || old.some(({ id, seq }) => wanted.get(id)?.seq !== seq);
      if (isStale) refuse('IMPORT_STALE', { rows: [] });
      for (const { id, seq } of old)
        await changeDish(query, at, id, {
          picture: wanted.get(id)!.url,
          ...editNote(seq + 1, session.operatorId, now),
        });
      const fresh = await editedDishes(query, at, ids);
      const dishes = ids.map((id) => ({ id, isNew: false, movesStock: false }));
      await addApplied(query, at, {
        id: deps.random.id(),
        operatorId: session.operatorId,
        at: now,
        undo: undoOf(old, fresh, { dishes, classIds: [] }),
      });
      const classes = await classesOf(query, at);
      await recordDishes(query, context, {
        at,
        old,
        fresh,
        classes: { before: classes, after: classes },
      });
      await dishesEdited(query, at);
      return { changed: old.length, undoUntil: plus(now, UNDO_MS) };
    },
  });
};
