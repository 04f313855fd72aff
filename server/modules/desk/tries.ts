import { MINUTE } from '#shared/kernel/time.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { giveBack, takeTry, type Counted, type Rule } from '#server/kit/guess-repo.ts';
import { refuse } from '#server/kit/refusal.ts';

/** Unknown codes a minute, as at a write-off (decision B19). */
const WRONG: Rule = { most: 10, windowMs: MINUTE, lockMs: [MINUTE, 5 * MINUTE, 15 * MINUTE] };

/** A device is counted, and its operator over all devices. */
const counts = ({ session: { merchantId, deviceId, operatorId } }: MerchantContext): Counted[] => [
  { kind: 'desk-code', subject: JSON.stringify([merchantId, deviceId]) },
  { kind: 'desk-code-of', subject: JSON.stringify([merchantId, operatorId]) },
];

/**
 * Runs a comparison that counts as a guess, unless it finds something. Counted before it compares, so
 * that many at once are no way around the limit.
 */
export const asGuess = async <T>(
  context: MerchantContext,
  compare: () => Promise<{ isRight: boolean; found: T }>,
): Promise<T> => {
  const { query } = context.deps.db;
  const taken = counts(context);
  for (const counted of taken) {
    const tried = await takeTry(query, counted, WRONG, context.now);
    if (!tried.isOpen) refuse('TOO_MANY_TRIES', { until: tried.until });
  }
  const { isRight, found } = await compare();
  if (isRight) for (const counted of taken) await giveBack(query, counted);
  return found;
};
