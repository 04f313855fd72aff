import type { UserId } from '#shared/kernel/ids.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { canonicalJson, sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { lossesOf, obstaclesOf, type Loss, type Obstacle } from './standing-repo.ts';

export type Standing = {
  obstacles: readonly Obstacle[];
  losses: readonly Loss[];
  lossMark: string;
};

/** What closing an account means: what is in the way of it, what would be lost, and a mark of exactly these losses. */
export const standingOf = async (query: Query, userId: UserId, now: Instant): Promise<Standing> => {
  const obstacles = await obstaclesOf(query, userId, now);
  const losses = await lossesOf(query, userId, now);
  return { obstacles, losses, lossMark: sha256(`${userId} ${canonicalJson(losses)}`) };
};

/** Refuses while something is in the way, and when more or other things would be lost than were accepted. */
export const judge = ({ obstacles, losses, lossMark }: Standing, accepted: string): void => {
  if (obstacles.length > 0) refuse('CLOSING_BLOCKED', { obstacles });
  if (lossMark !== accepted)
    refuse('CLOSING_LOSSES', {
      losses: losses.map((loss) => ({ ...loss, amount: toDollars(loss.amount) })),
      lossMark,
    });
};
