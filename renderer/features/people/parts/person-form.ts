import type { Role } from '#shared/codes/group-order.ts';
import type { StaffRow } from '#shared/contract/merchant/people.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { asId } from '#shared/kernel/ids.ts';
import { staffPasswordProblem } from '#shared/validate/staff-password.ts';
import type { Problems } from '../../../lib/form.ts';

/** The fields of a person. `password` is for a new one only. */
export type PersonFields = {
  nameZh: string;
  nameEn: string;
  account: string;
  role: Role;
  storeIds: string[];
  password: string;
};

const ACCOUNT = /^[\w.+-]{3,40}$/;

export const fieldsOf = (person: StaffRow | null): PersonFields => ({
  nameZh: person?.name.zh ?? '',
  nameEn: person && person.name.en !== person.name.zh ? person.name.en : '',
  account: person?.account ?? '',
  role: person?.role ?? 'cashier',
  storeIds: [...(person?.storeIds ?? [])],
  password: '',
});

export const passwordProblem = (password: string, account: string): MessageKey | null => {
  const problem = staffPasswordProblem(password, account);
  return problem && `staff.problem.password.${problem}`;
};

/** What is wrong, field by field. */
export const problemsOf = (
  { nameZh, account, role, storeIds, password }: PersonFields,
  isNew: boolean,
): Problems => ({
  nameZh: nameZh.trim() === '' ? 'staff.problem.name' : null,
  account: ACCOUNT.test(account.trim()) ? null : 'staff.problem.account',
  storeIds: role !== 'owner' && storeIds.length === 0 ? 'staff.problem.stores' : null,
  password: isNew ? passwordProblem(password, account) : null,
});

/** The person as the server wants it. Without an English name the name is used for both. */
export const personOf = ({ nameZh, nameEn, account, role, storeIds }: PersonFields) => ({
  name: { zh: nameZh.trim(), en: nameEn.trim() || nameZh.trim() },
  account: account.trim(),
  role,
  storeIds: role === 'owner' ? [] : storeIds.map((id) => asId<StaffRow['storeIds'][number]>(id)),
});

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that can be read out: three groups of four, from a cryptographic source. */
export const suggestPassword = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const text = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
};
