import { describe, expect, it } from 'vitest';
import { nextUse, type OfferUse, type UseEvent } from './offer-use.ts';

describe('counting the use of an offer (decision H14)', () => {
  it.each<[OfferUse, UseEvent, OfferUse | null]>([
    ['free', 'create', 'reserved'],
    ['free', 'pay', null],
    ['free', 'cancel', null],
    ['free', 'timeOut', null],
    ['free', 'refund', null],
    ['reserved', 'create', null],
    ['reserved', 'pay', 'used'],
    ['reserved', 'cancel', 'free'],
    ['reserved', 'timeOut', 'free'],
    ['reserved', 'refund', null],
    ['used', 'create', null],
    ['used', 'pay', null],
    ['used', 'cancel', 'free'],
    ['used', 'timeOut', null],
    ['used', 'refund', 'free'],
  ])('%s, then %s: %s', (use, event, next) => {
    expect(nextUse(use, event)).toBe(next);
  });
});
