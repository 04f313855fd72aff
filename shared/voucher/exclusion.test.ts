import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOffer } from '../testing/builders.ts';
import { chooseOffer, goTogether, TOGETHERNESS, unchooseOffer } from './exclusion.ts';
import type { OfferKind } from './offer.ts';

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
    const { redPacket, voucher, freeDelivery, mallCoupon, fullActivity, reducedItem, deliveryPromotion, gold } = TOGETHERNESS[kind];
    expect([redPacket, voucher, freeDelivery, mallCoupon, fullActivity, reducedItem, deliveryPromotion, gold].join(' ')).toBe(row);
  });
  it('is the same both ways', () => {
    for (const one of KINDS) for (const other of KINDS) expect(TOGETHERNESS[one][other]).toBe(TOGETHERNESS[other][one]);
  });
  it('lets only mall coupons go with each other', () => {
    for (const one of KINDS) for (const other of KINDS) expect(goTogether(one, other)).toBe(one === 'mallCoupon' && other === 'mallCoupon');
  });
});

describe('choosing an offer (decision I1)', () => {
  it.each(KINDS.flatMap((one) => KINDS.map((other) => [one, other] as const)))('%s, then another %s', (one, other) => {
    const [first, second] = [ofId(`${one}1`), ofId(`${other}2`)];
    const { selection, unselected } = chooseOffer([first], second);
    const both = one === 'mallCoupon' && other === 'mallCoupon';
    expect(selection).toEqual(both ? [first, second] : [second]);
    expect(unselected).toEqual(both ? [] : [first]);
  });
  it('leaves a chosen one where it is', () => {
    const selection = [ofId('mallCoupon1'), ofId('mallCoupon2')];
    expect(chooseOffer(selection, ofId('mallCoupon1'))).toEqual({ selection, unselected: [] });
    expect(unchooseOffer(selection, 'mallCoupon1')).toEqual([ofId('mallCoupon2')]);
  });
  it('always leaves a legal selection that holds the offer, and loses nothing', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom(...offers)), (chosen) => {
      const end = chosen.reduce<readonly (typeof offers)[number][]>((selection, offer) => {
        const next = chooseOffer(selection, offer);
        expect(next.selection).toContain(offer);
        expect([...next.selection, ...next.unselected]).toEqual(expect.arrayContaining([...selection]));
        return next.selection;
      }, []);
      for (const one of end) for (const other of end) expect(one === other || goTogether(one.kind, other.kind)).toBe(true);
    }));
  });
});
