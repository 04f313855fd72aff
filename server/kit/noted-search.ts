import { dayOf } from '#shared/kernel/time.ts';
import { soughtPhone } from '#shared/validate/sought-phone.ts';
import type { MerchantContext } from './context.ts';
import { countOfDay } from './day-tally.ts';
import { shortSeal } from './digest.ts';
import { soughtNumber } from './order-number-search.ts';
import { refuse } from './refusal.ts';

/** What one person may look for on a day: a till where every guest had lost the code would need fewer phones; an order number may be scanned for every guest. */
const MOST_A_DAY = { phone: 100, order: 500 } as const;

type Sought = { kind: keyof typeof MOST_A_DAY; value: string; isWhole: boolean };

const soughtOf = (keyword: string, hasTails: boolean): Sought | null => {
  const order = soughtNumber(keyword);
  const phone = soughtPhone(keyword);
  if (order !== null && 'whole' in order)
    return { kind: 'order', value: order.whole, isWhole: true };
  // eight digits may be either: fewer phones are sought in a day
  if (phone !== null)
    return 'tail' in phone
      ? { kind: 'phone', value: phone.tail, isWhole: false }
      : { kind: 'phone', value: phone.whole, isWhole: true };
  return order !== null && hasTails ? { kind: 'order', value: order.tail, isWhole: false } : null;
};

const NOTES = {
  phone: 'a guest was sought by phone',
  order: 'an order was sought by its number',
} as const satisfies Record<Sought['kind'], string>;

/**
 * Counts a search by phone or by order number and writes it to the log, whether it finds or not: each
 * phone and number once a day and person, under a keyed digest. Refuses more than a day's work needs.
 * `hasTails`: the end of a number is looked for too.
 */
export const noteSearch = async (
  { deps, session, now, log }: MerchantContext,
  keyword: string,
  { hasTails }: { hasTails: boolean },
): Promise<void> => {
  const sought = soughtOf(keyword, hasTails);
  if (sought === null) return;
  const { kind, value, isWhole } = sought;
  const { query } = deps.db;
  const { operatorId, deviceId } = session;
  const day = dayOf(now);
  const source = shortSeal(deps.secrets.identity, `${kind} of ${operatorId} ${value}`);
  if (!(await countOfDay(query, { kind, day, source, most: 1 }))) return;
  log.info({ operatorId, deviceId, isWhole }, NOTES[kind]);
  if (await countOfDay(query, { kind, day, source: operatorId, most: MOST_A_DAY[kind] })) return;
  // a search that was refused stays one that is to be counted
  await query('DELETE FROM day_tally WHERE kind = $1 AND source = $2 AND day = $3', [
    kind,
    source,
    day,
  ]);
  refuse('SEARCH_TOO_MANY');
};
