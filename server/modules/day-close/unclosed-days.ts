import { addDays, dayOf, startOfDay } from '#shared/kernel/time.ts';
import { settledAt } from '#shared/voucher/undo-window.ts';
import { raiseAlert, type Raising } from '#server/modules/oversight/index.ts';
import { storesNotClosed } from './unclosed-days-repo.ts';

/** How far back a sweep looks: a server that stood still for a weekend misses no day. */
const LOOK_BACK_DAYS = 3;

/** Raises an alert for each store whose day was settled and is not closed (decision D10). Safe to repeat. */
export const sweepUnclosedDays = async (raising: Raising): Promise<void> => {
  const { query } = raising.deps.db;
  const { now } = raising;
  for (let back = 1; back <= LOOK_BACK_DAYS; back += 1) {
    const day = addDays(dayOf(now), -back);
    if (now < settledAt(startOfDay(day))) continue;
    for (const { merchant_id: merchantId, id: storeId } of await storesNotClosed(query, day))
      await raiseAlert(raising, {
        kind: 'unclosed-day',
        merchantId,
        storeId,
        day,
        times: 1,
        newsAfter: null,
      });
  }
};
