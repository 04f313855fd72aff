import { contract } from '#shared/contract/index.ts';
import type { GroupWanted } from '#shared/contract/consumer/group-find.ts';
import type { Handlers } from '#server/kit/context.ts';
import { encoded, pageText } from '#server/kit/json-text.ts';
import { pointOf } from '../group/present.ts';
import { flashPrices, specialsNow } from '../group-special/specials.ts';
import { couponOfDeals } from './coupon.ts';
import { dealsAt, findDeals, rankStores, type Found } from './find.ts';
import { dealTexts, storeTexts } from './row-texts.ts';
import { town } from './town.ts';

const NOTHING: Found<never> = { rows: [], total: 0 };

const pageOf = (
  { total }: Found<unknown>,
  { offset, size }: Pick<GroupWanted, 'offset' | 'size'>,
) => {
  const end = offset + size;
  return { next: total > end, nextOffset: Math.min(end, total) };
};

const { redpack: redpackSchema } = contract.groupProductNearList.reply.shape;

/** Deals near a place; of a coupon that counts on none, only the coupon. */
export const nearDeals: Handlers['groupProductNearList'] = async (context, request) => {
  const { deps, place, now } = context;
  const redpack = await couponOfDeals(context, request.redpackId);
  const all = await town.get(deps.db);
  const found =
    redpack !== null && redpack.refusal !== null
      ? NOTHING
      : findDeals(all, {
          ...request,
          from: pointOf(request, place),
          now,
          lowered: await flashPrices(deps.db, now),
          ...(redpack !== null && { coupon: redpack }),
        });
  const textOf = dealTexts(all, context, await specialsNow(deps.db, now));
  return pageText(found.rows.map(textOf), {
    ...pageOf(found, request),
    redpack: encoded(redpackSchema, redpack, 'redpack'),
  });
};

export const nearStores: Handlers['groupNearStoreList'] = async (context, request) => {
  const { deps, place, now } = context;
  const from = pointOf(request, place);
  const all = await town.get(deps.db);
  const wish = { ...request, from, now, lowered: await flashPrices(deps.db, now) };
  const found = rankStores(all, wish);
  const textOf = storeTexts(all, wish, context, dealsAt(all, wish));
  return pageText(found.rows.map(textOf), pageOf(found, request));
};
