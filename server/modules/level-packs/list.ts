import { couponBusiness } from '#shared/codes/coupon.ts';
import { LEVEL_PACK_DAYS } from '#shared/member/level-packs.ts';
import type { Handlers } from '#server/kit/context.ts';
import { levelOf } from '#server/modules/membership/index.ts';
import { piecesOfOffers } from '#server/modules/offers/index.ts';
import { PACKS } from './packs.ts';

export const levelPacks: Handlers['levelPacks'] = async ({ deps, session: { userId }, now }) => {
  const { query } = deps.db;
  const reached = await levelOf(query, userId, now);
  const ids = PACKS.flatMap(({ packets }) => packets.map(({ offerId }) => offerId));
  const had = new Set((await piecesOfOffers(query, userId, ids)).map(({ offerId }) => offerId));
  return {
    result: PACKS.map(({ level, packets }) => ({
      level,
      state: packets.some(({ offerId }) => had.has(offerId))
        ? ('RECEIVED' as const)
        : reached >= level
          ? ('READY' as const)
          : ('LOCKED' as const),
      packets: packets.map(({ business, amount, limitAmount }) => ({
        businessType: couponBusiness.codes[business],
        amount,
        limitAmount,
      })),
    })),
    validDays: LEVEL_PACK_DAYS,
  };
};
