import type { Instant } from '#shared/kernel/time.ts';
import { sweep } from '#server/db/sweep.ts';
import type { Deps } from '#server/kit/deps.ts';
import { findCard } from '../cards/card-repo.ts';
import type { BankAnswer } from '../gateway/bank-port.ts';
import { gatewayOf, needGateway } from '../gateway/card-gateway.ts';
import { bankOf } from '../gateway/channel-bank.ts';
import { settlePayment, type SettleDeps } from './settle.ts';
import { findTrade, takeAsking, tradesToAsk, type Trade } from './trade-repo.ts';

export type BankDeps = SettleDeps & Pick<Deps, 'config'>;

/** Charges the card of an open payment and settles it by what the bank says. The payment's number names the charge: asked for twice, it happens once. */
export const chargeCard = async (deps: BankDeps, tradeNo: string, now: Instant): Promise<void> => {
  const { query } = deps.db;
  const trade = await findTrade(query, tradeNo);
  if (trade?.result !== 'PENDING' || trade.cardId === null) return;
  const card = await findCard(query, trade.userId, trade.cardId);
  const isTaken = await needGateway(deps).charge(
    { reference: trade.tradeNo, token: card?.token ?? '', amount: trade.amount },
    now,
  );
  await settlePayment(deps, { tradeNo, result: isTaken ? 'SUCCESS' : 'FAIL', at: now });
};

/** Ends a payment at its bank and gives what became of it; null where no bank is set up. */
const endAtBank = async (
  deps: BankDeps,
  { tradeNo, type }: Trade,
  now: Instant,
): Promise<BankAnswer | null> => {
  if (type !== 'BANK_CARD') return (await bankOf(deps)?.callOff(tradeNo, now)) ?? null;
  const gateway = gatewayOf(deps);
  if (gateway === null) return null;
  return (await gateway.callOff(tradeNo, now)) ? 'SUCCESS' : 'CLOSED';
};

/** Calls an open payment off; one that its bank has taken is paid. */
export const callOff = async (deps: BankDeps, trade: Trade, now: Instant): Promise<boolean> => {
  const result = await endAtBank(deps, trade, now);
  if (result === null) return false;
  await settlePayment(deps, { tradeNo: trade.tradeNo, result, at: now });
  return true;
};

/** Whether a payer may still be at the bank's page: a card has none, and an order that cannot be paid any more needs none. */
const mayStillPay = async (
  { db, kinds }: BankDeps,
  { type, orderType, orderId }: Trade,
  now: Instant,
): Promise<boolean> => {
  if (type === 'BANK_CARD') return false;
  const order = await kinds[orderType].find(db.query, orderId);
  return order?.state === 'open' && now <= order.payBefore;
};

const askAfter = async (deps: BankDeps, trade: Trade, now: Instant): Promise<boolean> => {
  if (!(await takeAsking(deps.db.query, trade, now))) return false;
  if (!(await mayStillPay(deps, trade, now))) return callOff(deps, trade, now);
  const result = (await bankOf(deps)?.ask(trade.tradeNo)) ?? null;
  if (result !== null) await settlePayment(deps, { tradeNo: trade.tradeNo, result, at: now });
  return true;
};

/** Finds out what became of payments whose answer was lost, and ends those that nobody can make any more (ADR 0069). Where no bank is set up they wait. */
export const finishPayments = (deps: BankDeps, now: Instant): Promise<number> =>
  deps.config.sandboxBank
    ? sweep(
        (limit) => tradesToAsk(deps.db.query, now, limit),
        (trade) => askAfter(deps, trade, now),
      )
    : Promise.resolve(0);
