import { table } from './table.ts';

/** Banner types of the home pop-ups (spec 002 §3). */
export const bannerType = table({ active: 1, roll: 2, notify: 3 });
/** The window types that are remembered apart; `clever` has no wire number (spec 002 §4). */
export const WINDOW_TYPES = ['active', 'roll', 'notify', 'clever'] as const;
/** A type of pop-up window. */
export type WindowType = (typeof WINDOW_TYPES)[number];
/** Types of the market's pop list (spec 002 §9). */
export const popListType = table({ active: 1, roll: 2 });
/** How often a pop-up comes; all other numbers, and 3 by default, mean always (spec 002 §4). */
export const pushFrequency = table({ oncePerSet: 1, oncePerDay: 2, always: 3 });
/**
 * What a rolling banner carries. The numbers are not shown: ours follow the order in which spec 002
 * §3 prints the lists.
 */
export const bannerSpecialType = table({
  smartRedPacket: 1,
  special: 2,
  specialRedPacket: 3,
  pickFee: 4,
  cheap: 5,
  aggregateRedPacket: 6,
  effectivePacket: 7,
  signIn: 8,
});
/** Red packet list status (spec 002 §4). */
export const redPacketStatus = table({ enabled: 1, disabled: 2, expired: 3 });
/** The status of a red packet. */
export type RedPacketStatus = Exclude<ReturnType<typeof redPacketStatus.nameOf>, 'unknown'>;
/** `userScope` of a visitor; what is not 1 is a new user (spec 002 §3, §8). */
export const userScope = table({ existingUser: 1 });
/** Task types with a sign-in record (spec 002 §3). */
export const SIGN_IN_TASKS = ['SIGN_IN', 'SIGN_IN_SECOND'] as const;
/** The device code of all pop-up calls (spec 000 §9). */
export const DEVICE_CODE = 1;
