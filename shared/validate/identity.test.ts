import { describe, expect, it } from 'vitest';
import { identity, type IdentityForm } from './identity.ts';

const form = (over: Partial<IdentityForm> = {}): IdentityForm => ({
  riskCertificateType: 1,
  riskCertificateNum: '6(7)',
  isAgreed: true,
  ...over,
});

describe('the identity form (spec 001 §5)', () => {
  it.each([1, 2, 3, 4])('takes certificate type %d', (riskCertificateType) => {
    expect(identity(form({ riskCertificateType }))).toEqual({
      ok: true,
      riskCertificateType,
      riskCertificateNum: '6(7)',
    });
  });
  it('reads small letters and full-width signs', () => {
    expect(identity(form({ riskCertificateNum: ' 02０x ' }))).toMatchObject({
      ok: true,
      riskCertificateNum: '020X',
    });
    expect(identity(form({ riskCertificateNum: '３（４）' }))).toMatchObject({
      ok: true,
      riskCertificateNum: '3(4)',
    });
  });
  it.each([
    [{ riskCertificateType: 0 }, 'type'],
    [{ riskCertificateType: 5 }, 'type'],
    [{ riskCertificateType: null }, 'type'],
    [{ riskCertificateNum: ' ' }, 'numberRequired'],
    [{ riskCertificateNum: '123' }, 'number'],
    [{ riskCertificateNum: '12345' }, 'number'],
    [{ riskCertificateNum: '12-4' }, 'number'],
    [{ riskCertificateNum: '123文' }, 'number'],
    [{ isAgreed: false }, 'agreement'],
  ] as const)('%o is refused: %s', (over, reason) => {
    expect(identity(form(over))).toEqual({ ok: false, reason });
  });
});
