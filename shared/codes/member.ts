import { table } from './table.ts';

/** Member types (spec 002 §1, §6). */
export const memberType = table({ monthlyCard: 1, nonMember: 2, trial: 3 });
/** The name of a type of membership. */
export type MemberType = ReturnType<typeof memberType.nameOf>;

/** Member levels by growth value (spec 001 §6). */
export const memberLevel = table({ normal: 0, gold: 1, platinum: 2, diamond: 3, blackCard: 4 });
/** A level of membership. */
export type MemberLevel = keyof typeof memberLevel.codes;

/** The level that is shown: one that is unknown counts as normal (decision L3). */
export const shownLevel = (code: number | null | undefined): MemberLevel => {
  const name = memberLevel.nameOf(code);
  return name === 'unknown' ? 'normal' : name;
};

/** What a member's savings are counted over (spec 002 §3). */
export const savingsType = table({ monthly: 1, total: 2 });
/** The name of the period that savings are counted over. */
export type SavingsType = ReturnType<typeof savingsType.nameOf>;
