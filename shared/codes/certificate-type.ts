import { table } from './table.ts';

/** Risk certificate types (spec 001 §3). */
export const certificateType = table({ macaoId: 1, hkId: 2, mainlandId: 3, passport: 4 });
/** The name of a type of certificate. */
export type CertificateType = ReturnType<typeof certificateType.nameOf>;

/** The type a form begins with (spec 001 §9). */
export const DEFAULT_CERTIFICATE_TYPE = certificateType.codes.macaoId;

/** What a mark of the payment password for another identity is bound to. */
export const IDENTITY_MARK_TARGET = 'identity';
