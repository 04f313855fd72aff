import type {
  GoldBag as WireBag,
  GoldOrderRecord,
  GoldUseItem,
  OwnedGold,
} from '#shared/contract/consumer/gold.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { dateText, dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { cents, toDollars, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { GoldItem } from '#shared/voucher/gold-choice.ts';
import type { MemberContext } from '#server/kit/context.ts';
import type { GoldBag } from './bag-repo.ts';
import type { GoldOrder } from './order-repo.ts';
import { goldIn } from './terms.ts';
import type { ShownUse } from './use-repo.ts';
import type { StoredValue } from './value-repo.ts';
import type { Bilingual } from '#server/kit/context.ts';

type Speaker = Pick<MemberContext, 'pick' | 't'>;

/** A piece as the rules of choosing know it: names do not bear on them, and the limit is read from its number. */
export const plainItem = ({ id, balance, name, limitAmount }: StoredValue): GoldItem => ({
  id,
  amount: balance,
  consumptionName: name.zh,
  limitAmountStr: limitAmount === 0 ? null : price(limitAmount),
  expireStr: null,
  expireUseExplain: null,
});

const limitText = (limitAmount: Cents, { t }: Speaker): string | null =>
  limitAmount === 0 ? null : t('gold.limit', { amount: `$${toDollars(limitAmount)}` });

/** A piece in wire form. */
export const itemRow = (
  { id, balance, name, limitAmount, endAt }: StoredValue,
  speaker: Speaker,
): GoldUseItem => {
  const date = dateText(endAt);
  return {
    id,
    amount: balance,
    consumptionName: speaker.pick(name),
    limitAmountStr: limitText(limitAmount, speaker),
    expireStr: speaker.t('gold.expire', { date }),
    expireUseExplain: speaker.t('gold.explain', { date }),
    expireTime: endAt,
  };
};

const statusOf = (
  { balance, endAt }: StoredValue,
  uses: readonly ShownUse[],
  now: Instant,
): OwnedGold['status'] => {
  if (balance > 0) return endAt < now ? 'expired' : 'usable';
  return uses.some(({ isHeld }) => isHeld) ? 'held' : 'used';
};

const NO_NAME: Bilingual = { zh: '', en: '' };

/** A piece of its owner, with where it went. */
export const ownedRow = (
  piece: StoredValue,
  { uses, names }: { uses: readonly ShownUse[]; names: ReadonlyMap<string, Bilingual> },
  speaker: Speaker,
  now: Instant,
): OwnedGold => ({
  ...itemRow(piece, speaker),
  faceAmount: piece.face,
  bagName: speaker.pick(piece.bag),
  status: statusOf(piece, uses, now),
  uses: uses.map(({ tradeId, taken, returned, at, isHeld }) => ({
    tradeId,
    storeName: speaker.pick(names.get(tradeId) ?? NO_NAME),
    amount: taken,
    returned,
    at,
    isHeld,
  })),
});

/** Why a bag cannot be bought by somebody who has had `bought` of it; null when it can. */
export const bagRefusal = (
  { stock, sold, perUser, saleFrom, saleUntil }: GoldBag,
  bought: number,
  now: Instant,
): Extract<ErrorName, `GOLD_BAG_${string}`> | null => {
  if (now < saleFrom || (saleUntil !== null && now > saleUntil)) return 'GOLD_BAG_OVER';
  if (stock >= 0 && sold >= stock) return 'GOLD_BAG_SOLD_OUT';
  return perUser >= 0 && bought >= perUser ? 'GOLD_BAG_LIMIT' : null;
};

/** What a bag costs a buyer (spec 002 §6). */
export const bagPrice = ({ price: plain, memberPrice }: GoldBag, isMember: boolean): Cents =>
  isMember ? (memberPrice ?? plain) : plain;

/** Who looks at a bag: how many they have had, and whether a card or a trial runs. */
type Buyer = { bought: number; isMember: boolean };

/** A bag on sale in wire form. */
export const bagRow = (
  bag: GoldBag,
  { bought, isMember }: Buyer,
  speaker: Speaker,
  now: Instant,
): WireBag => {
  const { pick, t } = speaker;
  const payAmount = bagPrice(bag, isMember);
  const gold = goldIn(bag);
  const refusal = bagRefusal(bag, bought, now);
  return {
    id: bag.id,
    bagName: pick(bag.name),
    price: bag.price,
    memberPrice: bag.memberPrice,
    payAmount,
    goldAmount: gold,
    addedAmount: cents(gold - payAmount),
    surplusQty: bag.stock < 0 ? -1 : Math.max(0, bag.stock - bag.sold),
    limitQty: bag.perUser,
    canBuy: refusal === null,
    note: refusal === null ? null : t(`error.${refusal}`),
    items: bag.items.map(({ name, amount, quantity, limitAmount, days }) => ({
      consumptionName: pick(name),
      amount,
      quantity,
      limitAmountStr: limitText(limitAmount, speaker),
      validDays: days,
    })),
  };
};

const orderStatus = (
  { status, refundAmount, payBefore }: GoldOrder,
  now: Instant,
): GoldOrderRecord['status'] => {
  if (status === 1) return 'paid';
  if (refundAmount > 0) return 'refunded';
  return status === 0 && now <= payBefore ? 'toBePaid' : 'closed';
};

export const orderRow = (order: GoldOrder, { pick }: Speaker, now: Instant): GoldOrderRecord => ({
  orderId: order.id,
  bagId: order.bagId,
  bagName: pick(order.bag.name),
  payAmount: order.total,
  goldAmount: goldIn(order.bag),
  payTimeStr: order.paidAt === null ? null : dateTimeText(order.paidAt),
  payTime: order.paidAt,
  createTime: order.createdAt,
  payBefore: order.payBefore,
  status: orderStatus(order, now),
});
