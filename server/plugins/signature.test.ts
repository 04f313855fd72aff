import { describe, expect, it } from 'vitest';
import { requestHeaders } from '#shared/testing/signed-headers.ts';
import { instant } from '#shared/kernel/time.ts';
import { signatureCheck, SKEW_MS } from './signature.ts';

const NOW = instant(1_800_000_000_000);
const KEY = { id: 'till', secret: 'a secret of some length' };

const signed = (more: { body?: string; timestamp?: number; nonce?: string } = {}) => {
  const { body = '{"名":1}', timestamp = NOW, nonce = 'nonce-of-16-chars' } = more;
  const headers = requestHeaders({
    facts: { kind: 'web', os: 't', model: 't', equipmentId: 'e', anonymousId: 'a' },
    identity: {},
    place: null,
    language: 'zh-TW',
    gateway: KEY,
    path: '/a/_b',
    body,
    timestamp,
    nonce,
  });
  return { path: '/a/_b', body, header: (name: string) => headers[name] };
};

describe('gateway signature (decision O2)', () => {
  const check = signatureCheck(new Map([[KEY.id, KEY.secret]]));

  it('takes what the client signs, and names its nonce', () => {
    expect(check(signed(), NOW)).toEqual({ nonce: 'till nonce-of-16-chars', stamp: NOW });
  });

  it('refuses another path, another body and an unknown key', () => {
    expect(check({ ...signed(), path: '/a/_c' }, NOW)).toBe('SIGNATURE_WRONG');
    expect(check({ ...signed(), body: '{}' }, NOW)).toBe('SIGNATURE_WRONG');
    expect(signatureCheck(new Map())(signed(), NOW)).toBe('SIGNATURE_WRONG');
  });

  it('allows five minutes of clock on both sides and not a moment more', () => {
    for (const timestamp of [NOW - SKEW_MS, NOW + SKEW_MS])
      expect(check(signed({ timestamp }), NOW)).toMatchObject({ stamp: timestamp });
    for (const timestamp of [NOW - SKEW_MS - 1, NOW + SKEW_MS + 1])
      expect(check(signed({ timestamp }), NOW)).toBe('CLOCK_SKEW');
  });
});
