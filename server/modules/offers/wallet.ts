import { couponList, type TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { countUsable, memberOfferPage } from './member-repo.ts';
import { ownedRow } from './present.ts';

/** From so long before its end a coupon counts as soon over. */
const SOON_MS = 3 * DAY;

type WalletRequest = RequestOf<Contract['voucherList']>;

/** As `businessTypes` holds it; null for all. */
const businessOf = (businessType: WalletRequest['businessType']): string | null =>
  businessType === undefined ? null : String(businessType);

const pageOf =
  (kind: TakeoutOffer) =>
  async (context: MemberContext, { dataType, businessType, offset, size }: WalletRequest) => {
    const {
      deps: {
        db: { query },
      },
      session: { userId },
      now,
    } = context;
    const list = couponList.nameOf(dataType);
    if (list === 'unknown') return refuse('BAD_REQUEST', { issues: ['dataType'] });
    const found = await memberOfferPage(query, {
      userId,
      kind,
      list,
      business: businessOf(businessType),
      now,
      offset,
      size,
    });
    const rows = found.slice(0, size);
    return {
      result: rows.map((piece) => ownedRow(piece, context, now)),
      next: found.length > size,
      nextOffset: offset + rows.length,
    };
  };

export const voucherList: Handlers['voucherList'] = pageOf('voucher');
export const redpackList: Handlers['redpackList'] = pageOf('redPacket');
export const reduceList: Handlers['reduceList'] = pageOf('freeDelivery');

export const counts: Handlers['voucherAndRedpackCount'] = async (
  { deps, session, now },
  { businessType },
) => {
  const kinds = await countUsable(deps.db.query, session.userId, {
    now,
    soon: plus(now, SOON_MS),
    business: businessOf(businessType),
  });
  const of = (kind: TakeoutOffer) =>
    kinds.find((one) => one.kind === kind) ?? { count: 0, expiring: 0 };
  const [voucher, redPacket, freeDelivery] = [of('voucher'), of('redPacket'), of('freeDelivery')];
  const ends = kinds.map(({ nextEnd }) => nextEnd).toSorted((a, b) => a - b);
  return {
    voucherCount: voucher.count,
    redpackCount: redPacket.count,
    reduceCount: freeDelivery.count,
    voucherExpiring: voucher.expiring,
    redpackExpiring: redPacket.expiring,
    reduceExpiring: freeDelivery.expiring,
    nextExpireTime: ends[0] ?? null,
  };
};
