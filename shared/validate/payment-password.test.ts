import { describe, expect, it } from 'vitest';
import { newPaymentPassword, paymentPassword } from './payment-password.ts';

describe('payment passwords (spec 001 §5, decision K5)', () => {
  it.each(['135790', '112233', '123457', '012346', '890123', '121212', '654322'])(
    '%s is allowed',
    (value) => {
      expect(paymentPassword(value)).toEqual({ ok: true });
    },
  );
  it.each([
    ['', 'digits'],
    ['12345', 'digits'],
    ['1357901', 'digits'],
    ['13579a', 'digits'],
    [' 135790', 'digits'],
    ['１３５７９０', 'digits'],
    ['888888', 'repeated'],
    ['111357', 'repeated'],
    ['351117', 'repeated'],
    ['357111', 'repeated'],
    ['012345', 'consecutive'],
    ['456789', 'consecutive'],
    ['987654', 'consecutive'],
    ['543210', 'consecutive'],
  ])('%s is refused: %s', (value, reason) => {
    expect(paymentPassword(value)).toEqual({ ok: false, reason });
  });
  it('must be entered twice the same', () => {
    expect(newPaymentPassword('135790', '135790')).toEqual({ ok: true });
    expect(newPaymentPassword('135790', '135791')).toEqual({ ok: false, reason: 'mismatch' });
    expect(newPaymentPassword('123456', '123456')).toEqual({ ok: false, reason: 'consecutive' });
  });
});
