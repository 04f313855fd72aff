import type {
  DayChange,
  DayClosing,
  DayFigures,
  OrderMoney,
} from '#shared/contract/merchant/day-close.ts';
import { asId, type Id } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { startOfDay, type Day } from '#shared/kernel/time.ts';
import { settledAt } from '#shared/voucher/undo-window.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import type { Act, Closing } from './closing-repo.ts';
import type { Books, Figures, Named, OrderMoney as Money } from './closing-document.ts';
import { keptOf } from './order-figures.ts';
import type { Sums } from './sums.ts';

/** Sums as their reader may see them: what is settled is for owners (decision D10). */
export const sumsFor = (
  { session }: MerchantContext,
  { count, times, amount, settle }: Sums,
): DayChange => ({
  count,
  times,
  amount: cents(amount),
  ...(session.role === 'owner' && { settle: cents(settle) }),
});

const namedFor = <T extends Id<string>>(context: MerchantContext, rows: readonly Named[]) =>
  rows.map(({ id, name, ...sums }) => ({
    id: asId<T>(id),
    name: context.pick(name),
    ...sumsFor(context, sums),
  }));

const orderMoneyFor = ({ session }: MerchantContext, money: Money): OrderMoney => ({
  count: money.count,
  paid: cents(money.paid),
  promotions: cents(money.promotions),
  whole: cents(money.whole),
  wholeCount: money.wholeCount,
  part: cents(money.part),
  partCount: money.partCount,
  given: cents(money.given),
  givenCount: money.givenCount,
  delivery: cents(money.delivery),
  ...(session.role === 'owner' && { net: cents(keptOf(money).settle) }),
});

export const figuresFor = (context: MerchantContext, figures: Figures, day: Day): DayFigures => ({
  total: sumsFor(context, figures.total),
  refunded: sumsFor(context, figures.refunded),
  undone: {
    count: figures.undone.count,
    times: figures.undone.times,
    amount: cents(figures.undone.amount),
  },
  refused: figures.refused,
  products: namedFor(context, figures.products),
  operators: namedFor(context, figures.operators),
  stores: namedFor(context, figures.stores),
  hours: figures.hours.map(({ hour, ...sums }) => ({ hour, ...sumsFor(context, sums) })),
  refusals: figures.refusals,
  undoable: {
    ...figures.undoable,
    amount: cents(figures.undoable.amount),
    until: settledAt(startOfDay(day)),
  },
  refunds: { count: figures.refunds.count, amount: cents(figures.refunds.amount) },
  orders: figures.orders.map(({ kind, stores, hours, ...money }) => ({
    kind,
    ...orderMoneyFor(context, money),
    stores: stores.map(({ id, name, ...of }) => ({
      id: asId(id),
      name: context.pick(name),
      ...orderMoneyFor(context, of),
    })),
    hours: hours.map(({ hour, ...of }) => ({ hour, ...orderMoneyFor(context, of) })),
  })),
});

const actFor = ({ pick }: MerchantContext, { at, operator, device }: Act) => ({
  at,
  operatorName: pick(operator),
  deviceName: device,
});

export const closingFor = (
  context: MerchantContext,
  { number, booked, bill, reopened, ...act }: Omit<Closing, 'figures' | 'day' | 'storeId'>,
): DayClosing => ({
  number,
  ...actFor(context, act),
  booked: sumsFor(context, booked),
  bill: context.session.role === 'owner' ? bill : null,
  reopened: reopened && { ...actFor(context, reopened), reason: reopened.reason },
});

export const booksFor = (
  context: MerchantContext,
  { corrections, bookedBefore, booked }: Books,
) => ({
  corrections: corrections.map(({ day, ...sums }) => ({ day, ...sumsFor(context, sums) })),
  bookedBefore: bookedBefore && sumsFor(context, bookedBefore),
  booked: sumsFor(context, booked),
});
