import { dayOf } from '#shared/kernel/time.ts';
import { soughtPhone, type SoughtPhone } from '#shared/validate/sought-phone.ts';
import type { Param } from '#server/db/db.ts';
import type { MerchantContext } from './context.ts';
import { countOfDay } from './day-tally.ts';
import { shortSeal } from './digest.ts';
import { refuse } from './refusal.ts';

/** Phones that one person may look for on a day; a till where every guest had lost the code would need fewer. */
const MOST_A_DAY = 100;

/** The condition of a phone on `app_user u`; the index is over the last four digits. */
export const phoneCondition = (sought: SoughtPhone, use: (value: Param) => string): string => {
  if ('tail' in sought) return `right(u.phone, 4) = ${use(sought.tail)}`;
  const whole = use(sought.whole);
  return `right(u.phone, 4) = ${use(sought.whole.slice(-4))} AND (u.phone = ${whole} OR u.region || u.phone = ${whole})`;
};

/**
 * Counts a search by phone and writes it to the log, whether it finds or not: each phone once a day
 * and person, under a keyed digest. Refuses more than a day's work needs.
 */
export const notePhoneSearch = async (
  { deps, session, now, log }: MerchantContext,
  keyword: string,
): Promise<void> => {
  const sought = soughtPhone(keyword);
  if (sought === null) return;
  const { query } = deps.db;
  const { operatorId, deviceId } = session;
  const day = dayOf(now);
  const source = shortSeal(
    deps.secrets.identity,
    `phone of ${operatorId} ${'tail' in sought ? sought.tail : sought.whole}`,
  );
  const counted = { kind: 'phone', day } as const;
  if (!(await countOfDay(query, { ...counted, source, most: 1 }))) return;
  log.info({ operatorId, deviceId, isWhole: 'whole' in sought }, 'a guest was sought by phone');
  if (await countOfDay(query, { ...counted, source: operatorId, most: MOST_A_DAY })) return;
  // a search that was refused stays one that is to be counted
  await query('DELETE FROM day_tally WHERE kind = $1 AND source = $2 AND day = $3', [
    counted.kind,
    source,
    day,
  ]);
  refuse('SEARCH_TOO_MANY');
};
