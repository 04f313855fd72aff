import type { Role } from '#shared/codes/group-order.ts';
import type { StaffRow } from '#shared/contract/merchant/people.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { asId } from '#shared/kernel/ids.ts';

/** What the form of a person holds. `password` is asked of a new one only. */
export type Typed = {
  nameZh: string;
  nameEn: string;
  account: string;
  role: Role;
  storeIds: string[];
  password: string;
};
export type Field = 'name' | 'account' | 'stores' | 'password';

export const PASSWORD_LEAST = 8;

export const typedOf = (person: StaffRow | null): Typed => ({
  nameZh: person?.name.zh ?? '',
  nameEn: person && person.name.en !== person.name.zh ? person.name.en : '',
  account: person?.account ?? '',
  role: person?.role ?? 'cashier',
  storeIds: [...(person?.storeIds ?? [])],
  password: '',
});

/** What is wrong, field by field; null when nothing is. */
export const problemsOf = (
  { nameZh, account, role, storeIds, password }: Typed,
  isNew: boolean,
): Partial<Record<Field, MessageKey>> | null => {
  const found: Partial<Record<Field, MessageKey>> = {
    ...(nameZh.trim() === '' && { name: 'staff.problem.name' }),
    ...(!/^[\w.+-]{3,40}$/.test(account.trim()) && { account: 'staff.problem.account' }),
    ...(role !== 'owner' && storeIds.length === 0 && { stores: 'staff.problem.stores' }),
    ...(isNew && password.length < PASSWORD_LEAST && { password: 'staff.problem.password' }),
  };
  return Object.keys(found).length > 0 ? found : null;
};

/** The person as the server wants it. Without an English name the name stands for both. */
export const personOf = ({ nameZh, nameEn, account, role, storeIds }: Typed) => ({
  name: { zh: nameZh.trim(), en: nameEn.trim() || nameZh.trim() },
  account: account.trim(),
  role,
  storeIds: role === 'owner' ? [] : storeIds.map((id) => asId<StaffRow['storeIds'][number]>(id)),
});

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that can be told in person: three groups of four, from a cryptographic source. */
export const suggestPassword = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const text = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
};
