import * as z from 'zod/mini';
import { call } from '../define.ts';
import { day, instant, plainId } from '../wire.ts';

/** The hours that a reminder is for. */
const reminder = z.object({ activityId: plainId, day, startTime: instant, endTime: instant });

/** Reminders of activities (spec 002 §7): so far of the supermarkets' flash sales, whose `activityId` is an interval's `subId` (decision P10). */
export const marketingToolCalls = {
  /** `isSubscribe` false takes the reminder back. */
  activitySubscribe: call('/activity/marketingTool/activity/base/subscribe', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Sets or removes a reminder of an activity’s start',
    errors: ['ACTIVITY_NOT_FOUND', 'SECKILL_OVER', 'REMINDERS_FULL', 'KEY_REUSED'],
    request: z.object({ activityId: plainId, day, isSubscribe: z.boolean() }),
    reply: z.object({ isSubscribe: z.boolean(), startTime: instant }),
  }),
  /** `isSubscribe`: of the activity named, false where none is. `result`: all of the caller's that are not over. */
  activitySubscribeStatus: call('/activity/marketingTool/activity/base/getSubscribeStatus', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    skippedForTourist: true,
    summary: 'What activities the caller is to be reminded of',
    request: z.object({ activityId: z.optional(plainId), day: z.optional(day) }),
    reply: z.object({ isSubscribe: z.boolean(), result: z.array(reminder) }),
  }),
} as const;
