import { ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import type { BankAnswer, ChannelBank } from './bank-port.ts';
import { findCharge, settleCharge, type ChargeResult } from './sandbox-repo.ts';

/** The sandbox bank refuses to debit amounts that end so, so that a refused renewal can be seen. */
const REFUSED_CENTS = 13;

const ANSWERS: Readonly<Record<ChargeResult, BankAnswer>> = {
  taken: 'SUCCESS',
  refused: 'FAIL',
  returned: 'CLOSED',
  void: 'CLOSED',
};

/** What the payer does at the bank's page. */
type Act = { reference: string; amount: Cents; result: Exclude<ChargeResult, 'returned'> };

/** Plays the bank of every channel. It keeps its own books: the product asks it as it would ask one across the network. `act`: its first answer to a payment stays. */
export const sandboxBank = ({
  query,
}: Pick<Db, 'query'>): ChannelBank & {
  act: (one: Act, now: Instant) => Promise<BankAnswer>;
} => {
  const act = async ({ result, ...payment }: Act, now: Instant): Promise<BankAnswer> =>
    ANSWERS[await settleCharge(query, { ...payment, token: '' }, result, now)];
  return {
    act,
    ask: async (reference) => {
      const result = await findCharge(query, reference);
      return result === null ? null : ANSWERS[result];
    },
    callOff: (reference, now) => act({ reference, amount: ZERO, result: 'void' }, now),
    debit: (payment, now) =>
      act(
        { ...payment, result: payment.amount % 100 === REFUSED_CENTS ? 'refused' : 'taken' },
        now,
      ),
  };
};
