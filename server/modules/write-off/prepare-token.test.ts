import { describe, expect, it } from 'vitest';
import { instant } from '#shared/kernel/time.ts';
import { checkToken, GRACE_MS, makeToken, PREPARE_MS } from './prepare-token.ts';

const NOW = instant(1_800_000_000_000);
const MINE = { merchantId: 'm', orderId: 'o', storeId: 's', deviceId: 'd' };
const { token, until } = makeToken('secret', MINE, NOW);

describe('prepare token', () => {
  it('is good for its order, store and device, for a minute and the time of repeats', () => {
    expect(until).toBe(NOW + PREPARE_MS);
    expect(checkToken('secret', token, MINE, NOW)).toBe('ok');
    expect(checkToken('secret', token, MINE, instant(until + GRACE_MS))).toBe('ok');
    expect(checkToken('secret', token, MINE, instant(until + GRACE_MS + 1))).toBe('old');
  });

  it.each(['merchantId', 'orderId', 'storeId', 'deviceId'] as const)('is nothing for another %s', (field) => {
    expect(checkToken('secret', token, { ...MINE, [field]: 'x' }, NOW)).toBe('foreign');
  });

  it.each(['', '.', 'a.b', 'a.b.c', `${token}.x`, `x${token}`, token.slice(0, -1)])('%j is forged', (text) => {
    expect(checkToken('secret', text, MINE, NOW)).toBe('foreign');
    expect(checkToken('another', token, MINE, NOW)).toBe('foreign');
  });
});
