import { describe, expect, it } from 'vitest';
import { login, memberInfo } from './login.ts';

describe('login replies (spec 000 §5)', () => {
  it('need a token', () => {
    expect(login({ token: 't1' })).toEqual({ ok: true, token: 't1' });
    for (const reply of [{}, { token: '' }, { token: null }, null, undefined])
      expect(login(reply)).toEqual({ ok: false, reason: 'token' });
  });
  it('member info needs a phone', () => {
    expect(memberInfo({ phone: '6***0001', userId: 'u1' })).toEqual({
      ok: true,
      info: { phone: '6***0001', userId: 'u1' },
    });
    for (const reply of [{}, { phone: '' }, { phone: null }, null, undefined])
      expect(memberInfo(reply)).toEqual({ ok: false, reason: 'phone' });
  });
});
