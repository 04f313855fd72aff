import type { SoughtPhone } from '#shared/validate/sought-phone.ts';
import type { Param } from '#server/db/db.ts';

/** The condition of a phone on `app_user u`; the index is over the last four digits. */
export const phoneCondition = (sought: SoughtPhone, use: (value: Param) => string): string => {
  if ('tail' in sought) return `right(u.phone, 4) = ${use(sought.tail)}`;
  const whole = use(sought.whole);
  return `right(u.phone, 4) = ${use(sought.whole.slice(-4))} AND (u.phone = ${whole} OR u.region || u.phone = ${whole})`;
};
