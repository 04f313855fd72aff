import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '../kernel/money.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { aFullReduction } from '../testing/activity-builders.ts';
import {
  aDelivery,
  anOffer,
  aPriceInput,
  aUnitOffer,
  NOON,
  someActivities,
  someLines,
} from '../testing/builders.ts';
import { chooseOffer, goTogether, TOGETHERNESS, unchooseOffer } from './exclusion.ts';
import type { Offer, OfferKind } from './offer.ts';

const KINDS: readonly OfferKind[] = ['redPacket', 'voucher', 'freeDelivery', 'mallCoupon'];
const offers = KINDS.flatMap((kind) => [1, 2].map((n) => anOffer({ id: `${kind}${n}`, kind })));
const ofId = (id: string) => offers.find((offer) => offer.id === id)!;

describe('what goes together (decisions, Box 3)', () => {
  it.each<[OfferKind, string]>([
    ['redPacket', 'oneOf oneOf oneOf oneOf together together together together'],
    ['voucher', 'oneOf oneOf oneOf oneOf byShareVoucher unlessPriceBreak together together'],
    ['freeDelivery', 'oneOf oneOf oneOf oneOf together together betterOf together'],
    ['mallCoupon', 'oneOf oneOf oneOf together together together together together'],
  ])('%s: every pair', (kind, row) => {
    const {
      redPacket,
      voucher,
      freeDelivery,
      mallCoupon,
      fullActivity,
      reducedItem,
      deliveryPromotion,
      gold,
    } = TOGETHERNESS[kind];
    expect(
      [
        redPacket,
        voucher,
        freeDelivery,
        mallCoupon,
        fullActivity,
        reducedItem,
        deliveryPromotion,
        gold,
      ].join(' '),
    ).toBe(row);
  });
  it('is the same both ways', () => {
    for (const one of KINDS)
      for (const other of KINDS) expect(TOGETHERNESS[one][other]).toBe(TOGETHERNESS[other][one]);
  });
  it('lets only mall coupons go with each other', () => {
    for (const one of KINDS)
      for (const other of KINDS)
        expect(goTogether(one, other)).toBe(one === 'mallCoupon' && other === 'mallCoupon');
  });
});

describe('prices keep to the table', () => {
  const order = (chosenOffers: readonly Offer[], change: Partial<PriceInput> = {}) =>
    priceCart(
      aPriceInput({
        lines: someLines({ quantity: 10 }),
        handover: aDelivery(),
        chosenOffers,
        ...change,
      }),
      NOON,
    );
  it.each(KINDS.flatMap((one) => KINDS.map((other) => [one, other] as const)))(
    'a %s and a %s',
    (one, other) => {
      const chosen = [ofId(`${one}1`), ofId(`${other}2`)];
      const { usedOffers, refusedOffers } = order(chosen);
      expect(usedOffers).toEqual(
        (goTogether(one, other) ? chosen : chosen.slice(0, 1)).map(({ id }) => id),
      );
      expect(refusedOffers).toEqual(
        goTogether(one, other)
          ? []
          : [{ offerId: `${other}2`, reason: 'EXCLUSIVE', with: `${one}1` }],
      );
    },
  );
  it.each(KINDS)(
    'a %s beside full-reductions, discount items, gold and a delivery promotion',
    (kind) => {
      const withActivity = (shareVoucher: boolean) =>
        order([ofId(`${kind}1`)], {
          activities: someActivities({ full: [aFullReduction({ shareVoucher })] }),
        }).usedOffers.length > 0;
      expect([withActivity(true), withActivity(false)]).toEqual([
        true,
        TOGETHERNESS[kind].fullActivity === 'together',
      ]);
      const withDiscount = (isPriceBreak: boolean) =>
        order([{ ...ofId(`${kind}1`), isPriceBreak }], {
          lines: someLines({ quantity: 10, discount: aUnitOffer() }),
        }).usedOffers.length > 0;
      expect([withDiscount(false), withDiscount(true)]).toEqual([
        true,
        TOGETHERNESS[kind].reducedItem === 'together',
      ]);
      expect(
        order([ofId(`${kind}1`)], { gold: [{ id: 'g', amount: cents(100) }] }).usedOffers,
      ).toHaveLength(1);
      const promotion = {
        activityType: 2,
        deliveryDetails: [{ limitAmount: ZERO, amount: cents(300) }],
        isContainAddAmtn: false,
        isContainOverWeightAmtn: false,
      };
      expect(
        order([ofId(`${kind}1`)], {
          handover: aDelivery({ offers: { market: promotion, shared: false } }),
        }).usedOffers,
      ).toHaveLength(TOGETHERNESS[kind].deliveryPromotion === 'together' ? 1 : 0);
    },
  );
});

describe('choosing an offer (decision I1)', () => {
  it.each(KINDS.flatMap((one) => KINDS.map((other) => [one, other] as const)))(
    '%s, then another %s',
    (one, other) => {
      const [first, second] = [ofId(`${one}1`), ofId(`${other}2`)];
      const { selection, unselected } = chooseOffer([first], second);
      const both = one === 'mallCoupon' && other === 'mallCoupon';
      expect(selection).toEqual(both ? [first, second] : [second]);
      expect(unselected).toEqual(both ? [] : [first]);
    },
  );
  it('leaves a chosen one where it is', () => {
    const selection = [ofId('mallCoupon1'), ofId('mallCoupon2')];
    expect(chooseOffer(selection, ofId('mallCoupon1'))).toEqual({ selection, unselected: [] });
    expect(unchooseOffer(selection, 'mallCoupon1')).toEqual([ofId('mallCoupon2')]);
  });
  it('always leaves a legal selection that holds the offer, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...offers)), (chosen) => {
        const end = chosen.reduce<readonly (typeof offers)[number][]>((selection, offer) => {
          const next = chooseOffer(selection, offer);
          expect(next.selection).toContain(offer);
          expect([...next.selection, ...next.unselected]).toEqual(
            expect.arrayContaining([...selection]),
          );
          return next.selection;
        }, []);
        for (const one of end)
          for (const other of end)
            expect(one === other || goTogether(one.kind, other.kind)).toBe(true);
      }),
    );
  });
});
