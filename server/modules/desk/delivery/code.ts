import { MINUTE } from '#shared/kernel/time.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { isSame } from '#server/kit/digest.ts';
import { forgetTries, takeTry, type Rule } from '#server/kit/guess-repo.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';

/** Four digits are soon guessed: five tries, then a wait that grows. */
const CODE_TRIES: Rule = {
  most: 5,
  windowMs: 60 * MINUTE,
  lockMs: [10 * MINUTE, 30 * MINUTE, 60 * MINUTE],
};

/** The guest's code for whoever brings the order. Each try is counted, whatever becomes of the call: so it must not be in the transaction of the act. */
export const needDeliveryCode = async (
  query: Query,
  { id, snapshot }: TakeoutOrder,
  input: string,
  now: Instant,
): Promise<void> => {
  const counted = { kind: 'delivery-code', subject: id };
  const tried = await takeTry(query, counted, CODE_TRIES, now);
  if (!tried.isOpen) refuse('DELIVERY_CODE_LOCKED', { until: tried.until });
  else if (isSame(input.replaceAll(/\D/g, ''), snapshot.pickupCode))
    await forgetTries(query, counted);
  else refuse('DELIVERY_CODE_WRONG', { triesLeft: CODE_TRIES.most - tried.tries });
};
