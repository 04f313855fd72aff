import { describe, expect, it } from 'vitest';
import { requestHeaders } from '#shared/testing/signed-headers.ts';
import { instant, MINUTE } from '#shared/kernel/time.ts';
import { nonceMemory } from './nonce-memory.ts';
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
  it('takes what the client signs, once', () => {
    const check = signatureCheck(new Map([[KEY.id, KEY.secret]]));
    expect(check(signed(), NOW)).toBeNull();
    expect(check(signed(), NOW)).toBe('SIGNATURE_REPLAYED');
    expect(check(signed({ nonce: 'another-nonce-16' }), NOW)).toBeNull();
  });

  it('refuses another path, another body and an unknown key', () => {
    const check = signatureCheck(new Map([[KEY.id, KEY.secret]]));
    expect(check({ ...signed(), path: '/a/_c' }, NOW)).toBe('SIGNATURE_WRONG');
    expect(check({ ...signed(), body: '{}' }, NOW)).toBe('SIGNATURE_WRONG');
    expect(signatureCheck(new Map())(signed(), NOW)).toBe('SIGNATURE_WRONG');
  });

  it('allows five minutes of clock on both sides and not a moment more', () => {
    const check = signatureCheck(new Map([[KEY.id, KEY.secret]]));
    expect(check(signed({ timestamp: NOW - SKEW_MS }), NOW)).toBeNull();
    expect(check(signed({ timestamp: NOW + SKEW_MS, nonce: 'nonce-number-two' }), NOW)).toBeNull();
    expect(check(signed({ timestamp: NOW - SKEW_MS - 1, nonce: 'nonce-number-three' }), NOW)).toBe(
      'CLOCK_SKEW',
    );
  });

  it('a refused request does not use its nonce up', () => {
    const check = signatureCheck(new Map([[KEY.id, KEY.secret]]));
    expect(check({ ...signed(), body: '{}' }, NOW)).toBe('SIGNATURE_WRONG');
    expect(check(signed(), NOW)).toBeNull();
  });
});

describe('nonce memory', () => {
  it('forgets what is too old to be taken anyway', () => {
    const memory = nonceMemory(10 * MINUTE);
    memory.add('a', NOW, NOW);
    expect(memory.add('b', NOW + 11 * MINUTE, instant(NOW + 11 * MINUTE))).toBe('new');
    expect(memory.size()).toBe(1);
  });

  it('when full, refuses old stamps rather than letting a replay through', () => {
    const memory = nonceMemory(10 * MINUTE, 3);
    for (let index = 0; index < 5; index += 1)
      expect(memory.add(`n${index}`, NOW + index, NOW)).toBe('new');
    expect(memory.size()).toBeLessThanOrEqual(3);
    expect(memory.add('n0', NOW, NOW)).toBe('tooOld');
  });
});
