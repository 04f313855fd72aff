import { describe, expect, it } from 'vitest';
import { instant, type Instant } from '#shared/kernel/time.ts';
import {
  checkLookUp,
  GRACE_MS,
  makePick,
  makeToken,
  PICK_MS,
  PREPARE_MS,
  readPick,
  readToken,
} from './prepare-token.ts';

const NOW = instant(1_800_000_000_000);
const MINE = { merchantId: 'm', orderId: 'o', storeId: 's', deviceId: 'd' };
const { token, until } = makeToken('secret', { ...MINE, source: 'CAMERA' }, NOW);
const checkToken = (secret: string, text: string, expected: typeof MINE, now: Instant) =>
  checkLookUp(readToken(secret, text), expected, now);

describe('prepare token', () => {
  it('is good for its order, store and device, for a minute and the time of repeats', () => {
    expect(until).toBe(NOW + PREPARE_MS);
    expect(checkToken('secret', token, MINE, NOW)).toBe('ok');
    expect(checkToken('secret', token, MINE, instant(until + GRACE_MS))).toBe('ok');
    expect(checkToken('secret', token, MINE, instant(until + GRACE_MS + 1))).toBe('old');
  });

  it('says where the code came from, whatever is said of it later', () => {
    expect(readToken('secret', token)).toEqual({ ...MINE, source: 'CAMERA', until });
  });

  it.each(['merchantId', 'orderId', 'storeId', 'deviceId'] as const)(
    'is nothing for another %s',
    (field) => {
      expect(checkToken('secret', token, { ...MINE, [field]: 'x' }, NOW)).toBe('foreign');
    },
  );

  it.each(['', '.', 'a.b', 'a.b.c', `${token}.x`, `x${token}`, token.slice(0, -1)])(
    '%j is forged',
    (text) => {
      expect(checkToken('secret', text, MINE, NOW)).toBe('foreign');
      expect(checkToken('another', token, MINE, NOW)).toBe('foreign');
    },
  );
});

describe('what a search gives to go on with', () => {
  const pick = makePick('secret', MINE, NOW);

  it('names its order at its till for ten minutes', () => {
    expect(readPick('secret', pick, MINE, instant(NOW + PICK_MS))).toEqual({ orderId: 'o' });
    expect(readPick('secret', pick, MINE, instant(NOW + PICK_MS + 1))).toBe('old');
  });

  it.each(['merchantId', 'storeId', 'deviceId'] as const)('is nothing for another %s', (field) => {
    expect(readPick('secret', pick, { ...MINE, [field]: 'x' }, NOW)).toBe('foreign');
  });

  it('is no prepare token, nor is one a pick', () => {
    expect(checkToken('secret', pick.slice(4), MINE, NOW)).toBe('foreign');
    expect(readPick('secret', `GS1.${token}`, MINE, NOW)).toBe('foreign');
    for (const text of ['', 'GS1.', 'GS1.a.b', token, `${pick}x`, '123456789012'])
      expect(readPick('secret', text, MINE, NOW)).toBe('foreign');
  });
});
