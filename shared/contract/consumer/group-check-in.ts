import * as z from 'zod/mini';
import type { StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant, lat, lon } from '../wire.ts';

/** Visits of members to stores of deals (spec 002 §7, decision GA7). */
export const groupCheckInCalls = {
  groupCheckIn: call('/orgs/store/checkin/_check_in', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Checks in at a store of deals, once a store and day; three stores a day',
    errors: [
      'STORE_NOT_FOUND',
      'CHECKIN_FAR',
      'CHECKIN_DONE',
      'CHECKIN_LIMIT',
      'PLACE_STALE',
      'PLACE_VAGUE',
      'KEY_REUSED',
    ],
    /** `accuracy`: metres, 0 where the client does not say. `placedAt`: when the device found it. */
    request: z.object({
      storeId: id<StoreId>(),
      lat,
      lon,
      accuracy: z.number().check(z.gte(0), z.lte(1_000_000)),
      placedAt: instant,
    }),
    /** `points`: of this check-in. `streak`: days in a row, with today. */
    reply: z.object({ checkedAt: instant, points: count, streak: count }),
  }),
  groupCheckInGet: call('/orgs/store/checkin/_get', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Whether the member has checked in at a store today, and what check-ins brought',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ storeId: id<StoreId>() }),
    /** `checkedAt`: today's at this store, or null. `points`: of all check-ins. `leftToday`: stores. */
    reply: z.object({
      checkedAt: z.nullable(instant),
      points: count,
      streak: count,
      leftToday: count,
    }),
  }),
};
