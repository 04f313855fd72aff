import { create } from 'zustand';
import { DEFAULT_CERTIFICATE_TYPE } from '#shared/codes/certificate-type.ts';
import type { AlcoholForm } from '#shared/validate/alcohol-age.ts';
import type { IdentityForm } from '#shared/validate/identity.ts';
import { useSession } from '../../lib/session/session.ts';

type Person = { alcohol: AlcoholForm; risk: IdentityForm };

const NOBODY: Person = {
  alcohol: { name: '', year: 0, month: 0, day: 0, isConfirmed: false },
  risk: { riskCertificateType: DEFAULT_CERTIFICATE_TYPE, riskCertificateNum: '', isAgreed: false },
};

/** The guest's details for alcohol and risk orders. They live as long as the page; the server stores of a document what `use-keep-risk.ts` sends (decision K6). */
export const usePerson = create<Person>()(() => NOBODY);
export const forgetPerson = (): void => {
  usePerson.setState(NOBODY);
};

const memberId = (): string | null => useSession.getState().member?.userId ?? null;
let owner = memberId();
// after an ended session the same member finds everything again; another member does not
useSession.subscribe(() => {
  const now = memberId();
  if (now === null || now === owner) return;
  if (owner !== null) forgetPerson();
  owner = now;
});
