import type { MemberLevel } from '../codes/member.ts';
import { fromDollars, type Cents } from '../kernel/money.ts';

/** A red packet of a gift pack: for any store of a shop. */
export type LevelPacket = { business: 'takeout' | 'market'; amount: Cents; limitAmount: Cents };

const packet = (
  business: LevelPacket['business'],
  amount: number,
  limitAmount: number,
): LevelPacket => ({
  business,
  amount: fromDollars(amount),
  limitAmount: fromDollars(limitAmount),
});

/** The gift pack of each level, had once when the level is reached (decision MB28). */
export const LEVEL_PACKS: Readonly<Record<Exclude<MemberLevel, 'normal'>, readonly LevelPacket[]>> =
  {
    gold: [packet('takeout', 5, 50), packet('market', 5, 80)],
    platinum: [packet('takeout', 10, 80), packet('market', 10, 120)],
    diamond: [packet('takeout', 20, 120), packet('market', 20, 180)],
    blackCard: [packet('takeout', 30, 150), packet('market', 30, 200), packet('takeout', 15, 60)],
  };
/** A packet of a gift pack is valid for so many days from the moment it was taken. */
export const LEVEL_PACK_DAYS = 30;
