import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { address as checkAddress } from '#shared/validate/address.ts';
import type { PhoneRegion } from '#shared/validate/phone.ts';
import type { T } from '../../lib/i18n.ts';
import type { AddressDraft } from './draft.ts';

export const FORM_FIELDS = ['mapAddress', 'detail', 'name', 'phone'] as const;
export type FormField = (typeof FORM_FIELDS)[number];
/** The sentence under each field that is wrong. */
export type FieldErrors = Partial<Record<FormField, string>>;

const DIGITS: Record<PhoneRegion, number> = { '853': 8, '852': 8, '86': 11 };
/** Fields that are taken as valid, so that the rule reaches the next one. */
const GOOD: Record<FormField, Partial<AddressDraft>> = {
  name: { contactName: '-' },
  phone: { region: '853', phone: '60000000' },
  mapAddress: { mapAddress: '-' },
  detail: { detail: '-' },
};

/** All that is wrong with the form, by the core's rule: it names one field at a time, so it runs again with that one corrected. */
export const checkDraft = (draft: AddressDraft, t: T): FieldErrors => {
  const errors: FieldErrors = {};
  for (let tried: AddressDraft = draft, left = FORM_FIELDS.length; left > 0; left -= 1) {
    const checked = checkAddress(tried, []);
    if (checked.ok || checked.reason === 'duplicate') break;
    errors[checked.reason] =
      checked.reason === 'phone'
        ? t(`login.phone.${checked.phone}`, { count: DIGITS[draft.region] })
        : t(`validate.address.${checked.reason}`);
    tried = { ...tried, ...GOOD[checked.reason] };
  }
  return errors;
};

const isField = (value: unknown): value is FormField =>
  FORM_FIELDS.some((field) => field === value);

/** What the server refused, under the field that it names; null when it names none. */
export const refusedFields = (error: unknown, t: T): FieldErrors | null => {
  const field = isApiError(error)
    ? (error.data as { field?: unknown } | undefined)?.field
    : undefined;
  return isField(field) ? { [field]: errorText(error, t) } : null;
};
