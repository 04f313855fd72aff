import { STORE_WAYS } from '#shared/codes/desk-live.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { StoreLive } from '#shared/order/checkout/store-live.ts';
import { pick, type RowOf, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** The columns of what stands at a store for a time, for every row that shows or judges it. */
export const LIVE = {
  ...pick(
    TABLES.takeout_store,
    'busy_minutes',
    'busy_until',
    'paused_until',
    'paused_ways',
    'silent_until',
    'unheard_until',
  ),
  pause_reason: TABLES.takeout_store.pause_reason,
};
export const LIVE_COLUMNS =
  'busy_minutes, busy_until, paused_until, paused_ways, pause_reason, silent_until, unheard_until';
const _ROW = row(LIVE);

const at = (ms: number | null): Instant | null => (ms === null ? null : instant(ms));

export const liveOf = (found: RowOf<typeof _ROW>): StoreLive => ({
  busyMinutes: found.busy_minutes,
  busyUntil: at(found.busy_until),
  pausedUntil: at(found.paused_until),
  pausedWays: STORE_WAYS.filter((way) => found.paused_ways.includes(way)),
  pauseReason: found.pause_reason,
  silentUntil: at(found.silent_until),
  unheardUntil: at(found.unheard_until),
});
