import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { OrderId, TradeNo } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual, MemberContext } from '#server/kit/context.ts';
import { slot } from '#server/kit/slot.ts';

/** A group of combo coupons that is bought in one payment with an order. `isBack`: its price went back; `isKept`: it stays bought when the order is cancelled, for a piece was drawn for or used elsewhere. */
export type ComboBeside = {
  id: OrderId;
  name: Bilingual;
  total: Cents;
  isBack: boolean;
  isKept: boolean;
};

/** What orders need of combo coupons that are bought with them (decision MB18). What writes runs in the order's transaction. */
export type CombosPort = {
  /** The piece of a group that lowers an order most, as an offer; refuses `COMBO_OVER` where none does, or the group cannot be bought. */
  offer(query: Query, context: MemberContext, wanted: Wanted): Promise<Offer>;
  /** Orders the group and puts that piece into the wallet, for the order to hold. */
  join(
    query: Query,
    context: MemberContext,
    wanted: Wanted & { orderId: OrderId },
  ): Promise<{ pieceId: string; total: Cents }>;
  /** What was bought with an order; null for nothing. */
  of(query: Query, orderId: string): Promise<ComboBeside | null>;
  /** The order was paid: the group is too, and gives its pieces. */
  paid(query: Query, orderId: string, money: { tradeNo: TradeNo; at: Instant }): Promise<void>;
  /** The money came too late: the group's part of it goes back with the order's. */
  late(query: Query, orderId: string, money: { tradeNo: TradeNo; at: Instant }): Promise<void>;
  /** The order ended before its store began with it: the group goes back too, unless a piece of it was drawn for or used elsewhere. */
  ended(query: Query, orderId: string, at: Instant): Promise<void>;
};
export type Wanted = { groupId: string; body: RequestOf<Contract['takeoutCheckProduct']> };

/** Provided by the composition root, which hands over `modules/combo`. */
const port = slot<CombosPort>('the combo coupons beside an order');
export const provideCombos = port.provide;
export const combosPort = port.get;
