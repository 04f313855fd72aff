import * as z from 'zod/mini';
import { couponBusiness } from '../../codes/coupon.ts';
import { call } from '../define.ts';
import { count, dollars, instant } from '../wire.ts';

/** The states of a gift pack: its level is not reached, it can be had, it was had. */
export const LEVEL_PACK_STATES = ['LOCKED', 'READY', 'RECEIVED'] as const;

const level = z.int().check(z.gte(1), z.lte(4));
const { takeout, market } = couponBusiness.codes;
const pack = z.object({
  level,
  state: z.enum(LEVEL_PACK_STATES),
  packets: z.array(
    z.object({
      businessType: z.literal([takeout, market]),
      amount: dollars,
      limitAmount: dollars,
    }),
  ),
});
/** The gift pack of a level. */
export type LevelPack = z.output<typeof pack>;

/** Gift packs of the levels; both calls are ours (decision MB28). */
export const levelPackCalls = {
  levelPacks: call('/member/level/pack/_list', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The gift pack of each level, and what the caller has had of them',
    request: z.object({}),
    reply: z.object({ result: z.array(pack), validDays: count }),
  }),
  levelPackReceive: call('/member/level/pack/_receive', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Puts the gift pack of a level that was reached into the wallet, once',
    errors: ['LEVEL_PACK_LOCKED', 'LEVEL_PACK_HAD', 'KEY_REUSED'],
    request: z.object({ level }),
    reply: z.object({ received: count, endTime: instant }),
  }),
} as const;
