import type { PayResult } from '#shared/codes/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { isDuplicate } from '#server/db/errors.ts';
import { retry } from '#server/db/retry.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { PayableKinds } from './payable-kind.ts';
import { oweMoney } from '../back/send.ts';
import { endTrade, findTrade, markTradeRefunded, proveTrade, type Trade } from './trade-repo.ts';

/** What settling needs of its host, with the kinds of orders that money is received for. */
export type SettleDeps = Pick<Deps, 'db' | 'random'> & { kinds: PayableKinds };
type Settlement = { tradeNo: string; result: Exclude<PayResult, 'PENDING'>; at: Instant };

const settleOnce = (deps: SettleDeps, { tradeNo, result, at }: Settlement): Promise<Trade | null> =>
  deps.db.tx(async (query) => {
    const trade = await findTrade(query, tradeNo);
    if (trade === null) return null;
    // ended first: its row then queues every other message about the same payment
    const isMine =
      trade.result === 'PENDING' && (await endTrade(query, trade, { result, refunded: false, at }));
    if (!isMine) {
      await proveTrade(query, trade);
      return findTrade(query, tradeNo);
    }
    const refunded =
      result === 'SUCCESS' && (await deps.kinds[trade.orderType].receive(query, deps, trade, at));
    if (refunded) {
      await markTradeRefunded(query, trade);
      await oweMoney(query, { ...trade, refundId: trade.tradeNo }, at);
    }
    return { ...trade, result, refunded };
  });

/** What the bank says about a payment, at a time that the caller gives. Repeats change nothing. A clash of voucher codes draws new ones (decision C2). */
export const settlePayment = (deps: SettleDeps, settlement: Settlement): Promise<Trade | null> =>
  retry(() => settleOnce(deps, settlement), isDuplicate, { times: 5, firstMs: 1 });
