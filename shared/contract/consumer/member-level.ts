import * as z from 'zod/mini';
import { call } from '../define.ts';
import { count, instant } from '../wire.ts';

/** The level of a member (spec 001 §6, decisions L3, MB8). */
export const memberLevelCalls = {
  /**
   * `growth`: dollars paid in the last 365 days. `missing`: to `nextLevel`, which is null at the top.
   * `keptUntil`: until when a level is kept that `growth` alone would not give any more.
   */
  memberLevel: call('/member/member/_get_effective_member_level', {
    caller: 'member',
    skippedForTourist: true,
    failure: 'silent',
    repeat: 'read',
    summary: 'The level of the caller and what it takes to the next',
    request: z.object({}),
    reply: z.object({
      level: z.int(),
      growth: count,
      nextLevel: z.nullable(z.int()),
      missing: count,
      keptUntil: z.nullable(instant),
    }),
  }),
} as const;
