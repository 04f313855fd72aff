import { certificateType } from '../codes/certificate-type.ts';

/**
 * The account holder's identity form: certificate type (1 to 4), the last 4 characters, the tick
 * under the agreement.
 */
export type IdentityForm = {
  readonly riskCertificateType: number | null;
  readonly riskCertificateNum: string;
  readonly isAgreed: boolean;
};
/** Why a proof of identity is refused. */
export type IdentityReason = 'type' | 'numberRequired' | 'number' | 'agreement';

/**
 * Type and last 4 characters are required, the agreement must be ticked (spec 001 §5); capitals,
 * digits and brackets, small letters count as capitals (decision K6).
 */
export const identity = (
  form: IdentityForm,
):
  | { ok: true; riskCertificateType: number; riskCertificateNum: string }
  | { ok: false; reason: IdentityReason } => {
  const { riskCertificateType } = form;
  if (riskCertificateType === null || certificateType.nameOf(riskCertificateType) === 'unknown')
    return { ok: false, reason: 'type' };
  const riskCertificateNum = form.riskCertificateNum.normalize('NFKC').trim().toUpperCase();
  if (riskCertificateNum === '') return { ok: false, reason: 'numberRequired' };
  if (!/^[0-9A-Z()]{4}$/.test(riskCertificateNum)) return { ok: false, reason: 'number' };
  return form.isAgreed
    ? { ok: true, riskCertificateType, riskCertificateNum }
    : { ok: false, reason: 'agreement' };
};
