import { addToCart } from '#shared/cart/add-to-cart.ts';
import type { CartChoice } from '#shared/cart/cart-choice.ts';
import type { CartLine } from '#shared/cart/cart-line.ts';
import { removeFromCart } from '#shared/cart/remove-from-cart.ts';
import { instant } from '#shared/kernel/time.ts';
import { aLine } from '#shared/testing/builders.ts';
import { referenceAdd, referenceRemove } from '#shared/testing/reference-cart.ts';
import { median, percentile, printNote, printTable, round, type Row } from './table.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const CONTEXT = { now: NOW, takesOrders: true };
const ROUNDS = 40;

/** A product in its n-th variety: three varieties a product, two spices and an extra each. */
const variety = (n: number): CartChoice =>
  aLine({
    productId: `product-${Math.floor(n / 3)}`,
    skuId: `sku-${Math.floor(n / 3)}`,
    limitCount: 50,
    maxPurchase: 40,
    storeStock: 60,
    props: [
      { highPropId: 'spice', valueId: `v${n % 3}`, count: 1 },
      { highPropId: 'ice', valueId: 'less', count: 1 },
    ],
    ingredients: [{ id: 'egg', price: aLine().price }],
  });

const cartOf = (count: number): readonly CartLine[] => {
  let cart: readonly CartLine[] = [];
  for (let n = 0; n < count; n += 1) {
    const added = addToCart(cart, variety(n), CONTEXT);
    if (added.ok) ({ cart } = added);
  }
  return cart;
};

/** Milliseconds of each call; each does other work than the one before. */
const times = (calls: number, act: (n: number) => unknown): number[] =>
  Array.from({ length: calls }, (_, n) => {
    const from = performance.now();
    act(n);
    return performance.now() - from;
  });

type Way = { what: string; ours: (n: number) => unknown; reference: (n: number) => unknown };

const measure = (lines: number, { what, ours, reference }: Way): Row => {
  times(400, ours);
  times(40, reference);
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    mine.push(...times(25, ours));
    theirs.push(...times(5, reference));
  }
  return {
    lines,
    what,
    'p50 ms': round(median(mine), 4),
    'p99 ms': round(percentile(mine, 99), 4),
    'reference p50 ms': round(median(theirs), 4),
    'times faster': round(median(theirs) / median(mine), 0),
  };
};

const ways = (cart: readonly CartLine[]): Way[] => [
  {
    what: 'add a new line',
    ours: (n) => addToCart(cart, variety(cart.length + n), CONTEXT),
    reference: (n) => referenceAdd(cart, variety(cart.length + n), CONTEXT),
  },
  {
    what: 'add to a line',
    ours: (n) => addToCart(cart, variety((n * 37) % cart.length), CONTEXT),
    reference: (n) => referenceAdd(cart, variety((n * 37) % cart.length), CONTEXT),
  },
  {
    what: 'remove a piece',
    ours: (n) => removeFromCart(cart, cart[(n * 37) % cart.length]!.uuid, NOW),
    reference: (n) => referenceRemove(cart, cart[(n * 37) % cart.length]!.uuid, NOW),
  },
];

/** Adding to and removing from carts of several sizes, beside a plain reference that copies the whole cart, in alternating slices. */
export const run = async (): Promise<void> => {
  const rows = [10, 100, 1000].flatMap((lines) => {
    const cart = cartOf(lines);
    return ways(cart).map((way) => measure(cart.length, way));
  });
  printTable(
    'Cart: one change, beside a reference that copies the cart (alternating slices)',
    rows,
  );
  printNote('Aim: adding to a cart of 1,000 lines under 0.2 ms.');
};
