import { describe, expect, it } from 'vitest';
import { login } from './login.ts';

describe('login replies (spec 000 §5)', () => {
  it('need a token', () => {
    expect(login({ token: 't1' })).toEqual({ ok: true, token: 't1' });
    for (const reply of [{}, { token: '' }, { token: null }, null, undefined])
      expect(login(reply)).toEqual({ ok: false, reason: 'token' });
  });
});
