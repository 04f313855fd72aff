import type { AddressTitle } from '../codes/address-title.ts';
import { phone, type PhoneReason, type PhoneRegion } from './phone.ts';

/**
 * The address form (spec 001 §3). `mapAddress` is the area or building picked on the map, `detail`
 * what the guest types.
 */
export type AddressForm = {
  readonly id?: string;
  readonly contactName: string;
  readonly title?: AddressTitle;
  readonly region: PhoneRegion;
  readonly phone: string;
  readonly mapAddress: string;
  readonly detail: string;
};
/** The title is never wrong and does not make two addresses different. */
type Untitled = Omit<AddressForm, 'title'>;
/** Why an address is refused. */
export type AddressReason = 'name' | 'phone' | 'mapAddress' | 'detail' | 'duplicate';

const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ');
const digits = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '');
/**
 * Two addresses are the same when person, phone, place and detail are, whatever their case, width
 * or blanks.
 */
export const addressIdentity = (form: Omit<Untitled, 'id'>): string =>
  [
    plain(form.contactName),
    form.region,
    digits(form.phone),
    plain(form.mapAddress),
    plain(form.detail),
  ]
    .join('\n')
    .toLowerCase();

/**
 * Name, phone, map address and detail are required, and the address is not saved a second time
 * (spec 001 §5); an edited address is not compared with itself.
 */
export const address = (
  form: Untitled,
  saved: readonly Untitled[],
):
  | { ok: true }
  | { ok: false; reason: Exclude<AddressReason, 'phone'> }
  | { ok: false; reason: 'phone'; phone: PhoneReason } => {
  if (plain(form.contactName) === '') return { ok: false, reason: 'name' };
  const checked = phone(form.phone, form.region);
  if (!checked.ok) return { ok: false, reason: 'phone', phone: checked.reason };
  if (plain(form.mapAddress) === '') return { ok: false, reason: 'mapAddress' };
  if (plain(form.detail) === '') return { ok: false, reason: 'detail' };
  const isSaved = saved.some(
    (other) =>
      (form.id === undefined || other.id !== form.id) &&
      addressIdentity(other) === addressIdentity(form),
  );
  return isSaved ? { ok: false, reason: 'duplicate' } : { ok: true };
};
