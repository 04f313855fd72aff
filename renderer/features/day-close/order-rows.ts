import type { DayReply, OrderMoney } from '#shared/contract/merchant/day-close.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { addCents, cents, ZERO, type Cents } from '#shared/kernel/money.ts';

const minus = (amount: Cents): Cents => cents(0 - amount);

/** What went back of orders, in all three ways. */
export const backOf = ({ whole, part, given }: OrderMoney): Cents => addCents(whole, part, given);

/** One figure of a day's orders. `amount` is below zero for what is taken off; `isSum`: what the lines above it come to. */
export type OrderRow = {
  id: string;
  name: string;
  count: number | null;
  amount: Cents;
  isSum: boolean;
};

/** The figures of a day's orders from gross to net, as page, slip, sheet and file show them. What is the platform's and what is left are for owners (decision D10). */
export const orderRows = (of: OrderMoney, t: Translate): OrderRow[] => {
  const line = (
    id: 'promotions' | 'whole' | 'part' | 'given' | 'platform',
    amount: Cents,
    count: number | null = null,
  ): OrderRow => ({ id, name: t(`day.order.${id}`), count, amount: minus(amount), isSum: false });
  const kept = cents(of.paid - backOf(of));
  const sums: OrderRow[] =
    of.net === undefined
      ? [{ id: 'kept', name: t('day.order.kept'), count: null, amount: kept, isSum: true }]
      : [
          line('platform', cents(kept - of.net)),
          { id: 'net', name: t('day.order.net'), count: null, amount: of.net, isSum: true },
        ];
  return [
    {
      id: 'gross',
      name: t('day.order.gross'),
      count: of.count,
      amount: addCents(of.paid, of.promotions),
      isSum: false,
    },
    line('promotions', of.promotions),
    { id: 'paid', name: t('day.order.paid'), count: null, amount: of.paid, isSum: true },
    line('whole', of.whole, of.wholeCount),
    line('part', of.part, of.partCount),
    line('given', of.given, of.givenCount),
    ...sums,
    {
      id: 'delivery',
      name: t('day.order.delivery'),
      count: null,
      amount: of.delivery,
      isSum: false,
    },
  ];
};

type Tally = { count: number; times: number; amount: Cents; settle?: Cents | undefined };

/** A sum of deals and of orders: a store has either. */
const withOrders = (
  tally: Tally,
  orders: readonly OrderMoney[],
  of: (money: OrderMoney) => { count: number; amount: Cents; settle: Cents },
): Tally => {
  const parts = orders.map(of);
  const all = (name: 'count' | 'amount' | 'settle') =>
    parts.reduce((sum, part) => sum + part[name], 0);
  return {
    count: tally.count + all('count'),
    times: tally.times,
    amount: cents(tally.amount + all('amount')),
    ...(tally.settle !== undefined && { settle: cents(tally.settle + all('settle')) }),
  };
};

/** What was redeemed and ordered on a day. */
export const totalOf = ({ figures: { total, orders } }: Pick<DayReply, 'figures'>): Tally =>
  withOrders(total, orders, (of) => ({
    count: of.count,
    amount: of.paid,
    settle: addCents(of.net ?? ZERO, backOf(of)),
  }));

/** What was given back on a day, below zero. */
export const givenBackOf = ({ figures: { refunded, orders } }: Pick<DayReply, 'figures'>): Tally =>
  withOrders(refunded, orders, (of) => ({
    count: 0 - of.wholeCount,
    amount: minus(backOf(of)),
    settle: minus(backOf(of)),
  }));

/** Whether anything was given back. */
export const hasGivenBack = (back: Tally): boolean => back.count !== 0 || back.amount !== 0;

/** Whether a day has deals to show: of a store of deals, or of several stores among which there is one. */
export const hasDeals = ({ kind, stores }: Pick<DayReply, 'kind' | 'stores'>): boolean =>
  kind === 'group' || (kind === null && stores.some((store) => store.kind === 'group'));
