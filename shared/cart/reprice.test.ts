import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { plus } from '../kernel/time.ts';
import { aLine, aUnitOffer, NOON, someLines } from '../testing/builders.ts';
import type { Cart, CartChoice } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';
import { cartRoom } from './cart-room.ts';
import { fitLines } from './fit-lines.ts';
import { mergeCarts } from './merge-carts.ts';
import { isRepriceDue, repriceCart } from './reprice-cart.ts';
import { repriceDiff } from './reprice-diff.ts';

const LATER = plus(NOON, 1000);
/** The server's facts: each line as it is, but for these changes. */
const facts = (
  cart: Cart,
  changes: Record<string, Partial<CartLine> | null> = {},
): Map<string, CartChoice> =>
  new Map(
    cart.flatMap((line) =>
      changes[line.uuid] === null ? [] : [[line.uuid, { ...line, ...changes[line.uuid] }]],
    ),
  );

describe('when to ask for prices again', () => {
  it.each([
    [0, false],
    [119_999, false],
    [120_000, false],
    [120_001, true],
  ])('back in the foreground after %i ms: %s', (away, isDue) => {
    expect(isRepriceDue({ kind: 'foreground', awaySince: NOON }, plus(NOON, away))).toBe(isDue);
  });
  it('always when the cart opens and before an order is sent', () => {
    expect(isRepriceDue({ kind: 'open' }, NOON)).toBe(true);
    expect(isRepriceDue({ kind: 'submit' }, NOON)).toBe(true);
  });
});

describe('a re-pricing', () => {
  it('changes nothing when nothing has changed, and keeps what the guest did', () => {
    const cart = someLines({ quantity: 3, selected: false, type: 'plus', joinTime: LATER }, {});
    expect(repriceCart(cart, facts(cart))).toEqual({ cart, differences: [] });
    expect(
      repriceCart(
        cart,
        facts(cart, {
          a: { quantity: 9, selected: true, type: null, joinTime: NOON, updateTime: LATER },
        }),
      ).cart,
    ).toEqual(cart);
  });
  it('reports what costs more or less, is gone or reduced, in the order of the cart', () => {
    const cart = someLines({}, {}, {}, { quantity: 5 }, { quantity: 5 });
    const { cart: next, differences } = repriceCart(
      cart,
      facts(cart, {
        a: { price: cents(1001) },
        b: { price: cents(999) },
        c: null,
        d: { storeStock: 4 },
        e: { price: cents(1100), limitCount: 2 },
      }),
    );
    expect(next.map(({ uuid, quantity }) => `${uuid}${quantity}`)).toEqual([
      'a1',
      'b1',
      'd4',
      'e2',
    ]);
    expect(differences.map(({ kind, line }) => `${kind} ${line.uuid}`)).toEqual([
      'up a',
      'down b',
      'gone c',
      'less d',
      'up e',
      'less e',
    ]);
    expect(differences[0]).toEqual({
      kind: 'up',
      line: cart[0],
      beforeCents: 1000,
      afterCents: 1001,
    });
    expect(differences[3]).toEqual({ kind: 'less', line: cart[3], before: 5, after: 4 });
  });
  it('reports an offer that has ended or begun, and dearer extras', () => {
    const cart = someLines(
      { seckill: aUnitOffer() },
      {},
      { ingredients: [{ id: 'egg', price: cents(100) }] },
    );
    const { differences } = repriceCart(
      cart,
      facts(cart, {
        a: { seckill: null },
        b: { discount: aUnitOffer() },
        c: { ingredients: [{ id: 'egg', price: cents(150) }] },
      }),
    );
    expect(
      differences.map((difference) => [
        difference.kind,
        'afterCents' in difference && difference.afterCents,
      ]),
    ).toEqual([
      ['up', 1000],
      ['down', 500],
      ['up', 1150],
    ]);
  });
  it.each<[string, Partial<CartLine>]>([
    ['sold out', { sellout: true }],
    ['without stock', { storeStock: 0 }],
    ['not for this guest', { limitCount: 0 }],
  ])('lets go of what is %s', (_, change) => {
    const cart = [aLine()];
    expect(repriceCart(cart, facts(cart, { a: change }))).toEqual({
      cart: [],
      differences: [{ kind: 'gone', line: cart[0] }],
    });
  });
  it('lets go of a product that is cut below its minimum, and keeps one whose minimum has risen', () => {
    const cart = someLines(
      { productId: 'p', quantity: 2, minPurchase: 3 },
      { productId: 'p', minPurchase: 3 },
      { quantity: 2 },
    );
    const { cart: next, differences } = repriceCart(
      cart,
      facts(cart, { a: { storeStock: 1 }, c: { minPurchase: 3 } }),
    );
    expect(next.map(({ uuid }) => uuid)).toEqual(['c']);
    expect(differences.map(({ kind, line }) => `${kind} ${line.uuid}`)).toEqual([
      'gone a',
      'gone b',
    ]);
  });
  it('finds neither new lines nor more pieces worth a word', () => {
    expect(repriceDiff([aLine()], [aLine({ quantity: 2 }), aLine({ uuid: 'b' })])).toEqual([]);
  });
});

describe("merging a guest's cart after the sign-in", () => {
  const merged = (
    member: Cart,
    guest: Cart,
    changes: Record<string, Partial<CartLine> | null> = {},
  ) => mergeCarts({ member, guest, fresh: facts([...guest, ...member], changes), now: LATER });

  it('adds up lines with the same choice and appends the others', () => {
    const { cart, differences } = merged(
      [aLine({ uuid: 'a', selected: false, type: 'plus' }), aLine({ uuid: 'b' })],
      [aLine({ uuid: 'c' }), aLine({ uuid: 'a', quantity: 2 })],
    );
    expect(cart).toMatchObject([
      { uuid: 'a', quantity: 3, selected: true, type: null, updateTime: LATER },
      { uuid: 'b', quantity: 1, updateTime: NOON },
      { uuid: 'c', quantity: 1 },
    ]);
    expect(differences).toEqual([]);
  });
  it.each([
    [5, 5, []],
    [4, 4, ['less']],
    [1, 1, ['less']],
  ])('caps the sum at a limit of %i', (limit, quantity, kinds) => {
    const { cart, differences } = merged([aLine({ quantity: 3 })], [aLine({ quantity: 2 })], {
      a: { limitCount: limit },
    });
    expect(cart).toMatchObject([{ quantity }]);
    expect(differences.map(({ kind }) => kind)).toEqual(kinds);
  });
  it("gives the member's lines what there is before the guest's", () => {
    const shared = { productId: 'p', skuId: 's', storeStock: 3 };
    const { cart, differences } = merged(
      [aLine({ uuid: 'a', quantity: 2, ...shared })],
      [aLine({ uuid: 'b', quantity: 2, ...shared }), aLine({ uuid: 'c', ...shared })],
    );
    expect(cart.map(({ uuid, quantity }) => `${uuid}${quantity}`)).toEqual(['a2', 'b1']);
    expect(differences.map(({ kind, line }) => `${kind} ${line.uuid}`)).toEqual([
      'less b',
      'gone c',
    ]);
  });
  it("lets the server's price win over both", () => {
    const { cart, differences } = merged(
      [aLine({ price: cents(900) })],
      [aLine({ price: cents(800) })],
      { a: { price: cents(950) } },
    );
    expect(cart).toMatchObject([{ price: 950, quantity: 2 }]);
    expect(differences).toMatchObject([{ kind: 'up', beforeCents: 900, afterCents: 950 }]);
  });
  it('is empty for two empty carts, and the other cart when one is empty', () => {
    expect(merged([], [])).toEqual({ cart: [], differences: [] });
    expect(merged([], someLines({}, {})).cart).toEqual(someLines({}, {}));
    expect(merged(someLines({}, {}), []).cart).toEqual(someLines({}, {}));
  });
});

describe('fitting lines', () => {
  const line = fc.record({
    uuid: fc.uuid(),
    productId: fc.constantFrom('p', 'q'),
    skuId: fc.constantFrom('s', 't'),
    quantity: fc.integer({ min: 0, max: 9 }),
    weight: fc.constantFrom(0, 0.5, 2000.001),
  });
  it('passes no stock, limit or weight, gives no line more than it had, and changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.constantFrom(-1, 0, 4, 11),
        fc.constantFrom(-1, 3, 7),
        (lines, storeStock, limitCount) => {
          const cart = lines.map((change) => aLine({ ...change, storeStock, limitCount }));
          const fitted = fitLines(cart);
          for (const kept of fitted) {
            expect(cartRoom(fitted, kept).pieces).toBeGreaterThanOrEqual(0);
            expect(kept.quantity).toBeLessThanOrEqual(
              cart.find(({ uuid }) => uuid === kept.uuid)!.quantity,
            );
          }
          expect(fitLines(fitted)).toEqual(fitted);
        },
      ),
    );
  });
});
