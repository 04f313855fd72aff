import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { aFullDiscount, aFullReduction } from '../testing/activity-builders.ts';
import { arbitraryOffers, arbitraryPriceInput } from '../testing/arbitrary-cart.ts';
import {
  aCart,
  aDelivery,
  anOffer,
  aUnitOffer,
  NOON,
  PICKUP,
  someActivities,
} from '../testing/builders.ts';
import { referencePrice } from '../testing/reference-price.ts';
import type { FullActivity } from './activities.ts';
import { plainPiece } from './plain-piece.ts';
import type { PriceInput } from './price-input.ts';
import { priceCart } from './price-cart.ts';
import { priceWithHints, type SaveHint } from './save-hints.ts';

const brief = (hints: readonly SaveHint[]) =>
  hints.map(
    ({ kind, ruleId, addCents, saveCents }) =>
      `${kind} ${ruleId ?? '-'}: add ${addCents}, save ${saveCents}`,
  );
const hinted = (input: PriceInput, ...held: PriceInput['chosenOffers']) =>
  brief(priceWithHints(input, held, NOON).hints);
const withFull = (input: PriceInput, ...full: FullActivity[]): PriceInput => ({
  ...input,
  activities: someActivities({ full }),
});
const tiers = (...rows: readonly (readonly [number, number])[]) => ({
  discountContentList: rows.map(([fullAtm, discount]) => ({
    fullAtm: cents(fullAtm),
    discount: cents(discount),
  })),
});

describe('the next tier of a full activity', () => {
  it.each([
    [1000, ['full full-reduction: add 2000, save 500']],
    [2999, ['full full-reduction: add 1, save 500']],
    [3000, ['full full-reduction: add 2000, save 500']],
    [5000, []],
  ])('beyond goods of %i cents', (price, hints) => {
    expect(
      hinted(
        withFull(aCart({ price: cents(price) }), aFullReduction(tiers([3000, 500], [5000, 1000]))),
      ),
    ).toEqual(hints);
  });
  it('saves the rate of the whole base, the piece included', () => {
    expect(
      hinted(
        withFull(
          aCart({}),
          aFullDiscount({ discountContentList: [{ fullAtm: cents(2000), discount: 0.9 }] }),
        ),
      ),
    ).toEqual(['full full-discount: add 1000, save 200']);
  });
  it.each<[Partial<FullActivity>, string[]]>([
    [
      { productType: 2, productTypeIdList: ['drinks'] },
      ['full full-reduction: add 3000, save 500'],
    ],
    [{ productType: 3, productTypeIdList: ['acme'] }, ['full full-reduction: add 3000, save 500']],
    [{ productType: 4, productList: ['mp-z'] }, ['full full-reduction: add 3000, save 500']],
    [{ productType: 2 }, []],
    [{ productType: 4 }, []],
  ])('supposes a piece in its scope: %j', (scope, hints) => {
    expect(
      hinted(
        withFull(aCart({}), { ...aFullReduction(tiers([3000, 500])), ...scope } as FullActivity),
      ),
    ).toEqual(hints);
  });
  it('is not given when another activity gives as much already', () => {
    expect(
      hinted(
        withFull(
          aCart({}),
          aFullReduction(tiers([0, 500])),
          aFullReduction({ id: 'other', ...tiers([2000, 500]) }),
        ),
      ),
    ).toEqual([]);
  });
});

describe('the next step of the delivery fee', () => {
  const stairs = aDelivery({
    plan: {
      amount: cents(1500),
      costStairs: [
        { amount: cents(2000), cost: cents(1500) },
        { amount: cents(4000), cost: cents(1000) },
      ],
    },
  });
  it('is the nearest that saves', () => {
    expect(hinted({ ...aCart({}), handover: stairs })).toEqual(['delivery -: add 3000, save 500']);
    expect(
      hinted({
        ...aCart({}),
        handover: aDelivery({
          offers: {
            merchant: {
              activityType: 2,
              deliveryDetails: [{ limitAmount: cents(1500), amount: cents(200) }],
            },
            shared: false,
          },
        }),
      }),
    ).toEqual(['delivery -: add 500, save 200']);
  });
  it('adds more where an activity takes of the piece itself', () => {
    expect(hinted(withFull({ ...aCart({}), handover: stairs }, aFullDiscount()))).toEqual([
      'delivery -: add 3444, save 844',
    ]);
  });
  it('is not given at pickup, on the last stair, or when nothing reaches it', () => {
    expect(hinted({ ...aCart({}), handover: PICKUP })).toEqual([]);
    expect(hinted({ ...aCart({ price: cents(4000) }), handover: stairs })).toEqual([]);
    expect(
      hinted(
        withFull(
          { ...aCart({}), handover: stairs },
          aFullDiscount({ discountContentList: [{ fullAtm: cents(0), discount: 0.01 }] }),
        ),
      ),
    ).toEqual([]);
  });
});

describe('an offer below its minimum', () => {
  const big = anOffer({ id: 'big', limitAmount: cents(3000), value: { amount: cents(800) } });
  it('is given with its own saving, instead of the chosen one', () => {
    expect(hinted(aCart({}), big)).toEqual(['offer big: add 2000, save 800']);
    expect(hinted({ ...aCart({}), chosenOffers: [anOffer()] }, big)).toEqual([
      'offer big: add 2000, save 700',
    ]);
  });
  it('goes on top of mall coupons that are chosen when it is one', () => {
    const coupon = anOffer({ id: 'coupon', kind: 'mallCoupon', limitAmount: cents(2000) });
    expect(
      hinted({ ...aCart({}), chosenOffers: [anOffer({ kind: 'mallCoupon' })] }, coupon),
    ).toEqual(['offer coupon: add 1100, save 100']);
  });
  it.each<[string, Partial<typeof big>]>([
    ['products', { productIds: ['p9'] }],
    ['categories', { categoryIds: ['c9'] }],
  ])('supposes a piece of its %s', (_, scope) => {
    expect(
      hinted(aCart({ productId: 'p9', merchantCategoryChain: ['c9'] }), { ...big, ...scope }),
    ).toEqual(['offer big: add 2000, save 800']);
  });
  it('is not given when it counts already, cannot count, or saves less than the chosen one', () => {
    expect(
      hinted(
        aCart({}),
        anOffer(),
        { ...big, used: true },
        { ...big, isPriceBreak: true, limitAmount: cents(0) },
      ),
    ).toEqual([]);
    expect(hinted(aCart({ seckill: aUnitOffer() }), { ...big, isPriceBreak: true })).toEqual([]);
    expect(
      hinted({ ...aCart({}), chosenOffers: [anOffer({ value: { amount: cents(900) } })] }, big),
    ).toEqual([]);
  });
});

describe('hints', () => {
  it('begin with the least to add', () => {
    expect(
      hinted(
        withFull(aCart({}), aFullReduction()),
        anOffer({ id: 'near', limitAmount: cents(1001) }),
      ),
    ).toEqual(['offer near: add 1, save 100', 'full full-reduction: add 2000, save 500']);
  });
  it('always say what the engine gives: goods and delivery with the piece are dearer by what it costs less what it saves', () => {
    const due = ({
      totals: { afterFullCents, offerCents, deliveryCents },
    }: ReturnType<typeof referencePrice>) => afterFullCents - offerCents + deliveryCents;
    let seen = 0;
    fc.assert(
      fc.property(arbitraryPriceInput, arbitraryOffers(3), (input, held) => {
        const { quote, hints } = priceWithHints(input, held, NOON);
        expect(quote).toEqual(priceCart(input, NOON));
        for (const { kind, ruleId, addCents, saveCents, scope } of hints) {
          seen += 1;
          const offer = held.find(({ id }) => kind === 'offer' && id === ruleId);
          const beside =
            offer?.kind === 'mallCoupon'
              ? input.chosenOffers.filter(({ id }) => id !== offer.id)
              : [];
          const chosenOffers = offer ? [...beside, offer] : input.chosenOffers;
          const then = referencePrice(
            { ...input, lines: [...input.lines, plainPiece(addCents, scope)], chosenOffers },
            NOON,
          );
          expect(saveCents).toBeGreaterThan(0);
          expect(due(then)).toBe(due(referencePrice(input, NOON)) + addCents - saveCents);
        }
      }),
      { numRuns: 700 },
    );
    expect(seen).toBeGreaterThan(100);
  });
});

it('a cart is priced once, with its hints as without them', () => {
  let reads = 0;
  const cart = aCart({ quantity: 2 });
  const counted: PriceInput = {
    ...cart,
    handover: PICKUP,
    get lines() {
      reads += 1;
      return cart.lines;
    },
  };
  priceCart(counted, NOON);
  const once = reads;
  reads = 0;
  priceWithHints(counted, [], NOON);
  expect(once).toBeGreaterThan(0);
  expect(reads).toBe(once);
});
