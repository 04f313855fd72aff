import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { ERROR_CODES } from '#shared/codes/error-code.ts';
import type { T } from '../../lib/i18n.ts';
import { fieldOf, problemOf } from './problem.ts';

const t: T = (key, params) =>
  params === undefined ? key : `${key} ${Object.values(params).join()}`;
const refused = (name: keyof typeof ERROR_CODES, data?: unknown): ApiError =>
  new ApiError({
    kind: 'business',
    path: '/x',
    code: ERROR_CODES[name],
    note: `note of ${name}`,
    data,
  });

describe('a refused order', () => {
  it.each([
    ['STORE_CLOSED', 'store'],
    ['OUT_OF_RANGE', 'address'],
    ['PHONE_INVALID', 'phone'],
    ['NO_NEXT_DAY', 'time'],
    ['DISH_SOLD_OUT', 'dishes'],
    ['OFFER_UNAVAILABLE', 'offers'],
    ['TABLEWARE_MISSING', 'tableware'],
    ['ALCOHOL_UNCONFIRMED', 'alcohol'],
    ['RISK_UNCONFIRMED', 'risk'],
    ['WAY_NOT_OFFERED', 'way'],
    ['SERVER_ERROR', 'order'],
  ] as const)('%s is shown at %s in the words of the server', (name, field) => {
    expect(problemOf(refused(name), t)).toEqual({ field, text: `note of ${name}` });
  });
  it.each([
    ['BELOW_THRESHOLD', { missing: 12.5 }, 'checkout.belowBy $12.50'],
    ['SLOT_GONE', { nextAt: Date.UTC(2026, 10, 21, 4, 30) }, 'checkout.slotGoneNext 12:30'],
    ['STORE_CLOSED', { openingTime: Date.UTC(2026, 10, 21, 2, 0) }, 'checkout.opensAt 10:00'],
    ['ADDRESS_INVALID', { field: 'phone' }, 'validate.address.phone'],
    ['ALCOHOL_UNCONFIRMED', { reason: 'tooYoung' }, 'validate.alcoholAge.tooYoung'],
    ['RISK_UNCONFIRMED', { reason: 'number' }, 'validate.identity.number'],
  ] as const)('%s says exactly what is missing', (name, data, text) => {
    expect(problemOf(refused(name, data), t).text).toBe(text);
  });
  it.each([
    ['SLOT_GONE', { nextAt: null }],
    ['STORE_CLOSED', { openingTime: null }],
    ['ADDRESS_INVALID', { field: 'address' }],
    ['RISK_UNCONFIRMED', { reason: 7 }],
    ['ALCOHOL_UNCONFIRMED', {}],
    ['BELOW_THRESHOLD', null],
  ] as const)('%s without detail keeps the note of the server', (name, data) => {
    expect(problemOf(refused(name, data), t).text).toBe(`note of ${name}`);
  });
  it('gold that no longer suffices is an insufficient bonus (spec 001 §8, decision MB6)', () => {
    const data = { gold: [{ goldId: 'g1', reason: 'held' }] };
    expect(problemOf(refused('GOLD_UNAVAILABLE', data), t)).toEqual({
      field: 'gold',
      text: 'checkout.insufficientBonus · note of GOLD_UNAVAILABLE',
    });
  });
  it('a failed connection is shown at the button', () => {
    expect(problemOf(new ApiError({ kind: 'network', path: '/x' }), t)).toEqual({
      field: 'order',
      text: 'error.network',
    });
    expect(problemOf(new Error('broken'), t).field).toBe('order');
    expect(fieldOf('NOTHING_KNOWN')).toBe('order');
  });
});
