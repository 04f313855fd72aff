import type { Cart } from '#shared/cart/cart-choice.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { clashingLines, slotsFor } from '#shared/order/checkout/for-later.ts';
import type { SaleHours } from '#shared/order/checkout/sale-hours.ts';
import type { KeptCart } from '../cart/cart-schema.ts';
import type { TimeSlots } from './checkout-model.ts';

/** A line with the hours at which its dish is offered, in words too. */
export type TimedLine = { uuid: string; name: string; words: string; sale: SaleHours };

/** The store's times as the dishes of a cart leave them. */
export type DishTimes = {
  /** Those at which all lines are offered; undefined before they are loaded. */
  slots: TimeSlots | undefined;
  /** Lines that leave out some of the store's times. */
  limiting: readonly TimedLine[];
  /** Lines that share no time, so that one must go. */
  clash: readonly TimedLine[];
  /** The store itself has no "as soon as possible". */
  isPreOrderOnly: boolean;
};

type Dishes = ReadonlyMap<string, Pick<MenuProductRow, 'saleHours'>>;
type Known = { menu: { products: Dishes } | null; names: KeptCart['names'] };

const timedLines = (lines: Cart, { menu, names }: Known): TimedLine[] =>
  lines.flatMap(({ uuid, productId }) => {
    const sale = menu?.products.get(productId)?.saleHours;
    return sale ? [{ uuid, name: names[uuid]?.name ?? '', words: sale.words, sale }] : [];
  });

/** Which of a store's times can be chosen for these lines, and which lines leave out the others. */
export const dishTimes = (all: TimeSlots | undefined, lines: Cart, known: Known): DishTimes => {
  if (all === undefined) return { slots: all, limiting: [], clash: [], isPreOrderOnly: false };
  const { result, serverTime } = all;
  const timed = timedLines(lines, known);
  const timesOf = (some: readonly TimedLine[]) =>
    slotsFor(
      result,
      some.map(({ sale }) => sale),
      serverTime,
    );
  return {
    slots: timed.length === 0 ? all : { ...all, result: timesOf(timed) },
    limiting: timed.filter((line) => timesOf([line]).length < result.length),
    clash: clashingLines(timed, result, serverTime),
    isPreOrderOnly: result.length > 0 && result.every(({ isNow }) => !isNow),
  };
};
