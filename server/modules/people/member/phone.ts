import { phone } from '#shared/validate/phone.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { Phone } from '#server/kit/one-time-code/code-repo.ts';

/** The phone of a request by the rule of its region (spec 000 §5), or a refusal. */
export const phoneOf = (request: { region: '853' | '852' | '86'; phone: string }): Phone => {
  const checked = phone(request.phone, request.region);
  return checked.ok
    ? { region: request.region, number: checked.number }
    : refuse('PHONE_INVALID', { reason: checked.reason });
};
