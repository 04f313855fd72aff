import { identity } from '#shared/validate/identity.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findIdentity, keepIdentity, type AccountIdentity } from './identity-repo.ts';

type Given = { riskCertificateType: number; riskCertificateNum: string };

/** The identity of a form by the core's rule, or a refusal. */
export const identityOf = (given: Given): AccountIdentity => {
  const checked = identity({ ...given, isAgreed: true });
  return checked.ok
    ? { type: checked.riskCertificateType, last4: checked.riskCertificateNum }
    : refuse('BAD_REQUEST', { issues: ['identity'] });
};

/** An account has one identity (decision MB25): the first is kept, another is refused. */
export const ownIdentity = async (
  query: Query,
  userId: string,
  given: AccountIdentity,
  now: Instant,
): Promise<void> => {
  const known = await findIdentity(query, userId);
  if (known === null) await keepIdentity(query, userId, given, now);
  else if (known.type !== given.type || known.last4 !== given.last4) refuse('IDENTITY_OTHER');
};
