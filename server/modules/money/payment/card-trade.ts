import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { sweep } from '#server/db/sweep.ts';
import type { Deps } from '#server/kit/deps.ts';
import { findCard } from '../cards/card-repo.ts';
import { gatewayOf, needGateway } from '../gateway/card-gateway.ts';
import { settlePayment, type SettleDeps } from './settle.ts';
import { findTrade, openCardTrades, type Trade } from './trade-repo.ts';

export type CardDeps = SettleDeps & Pick<Deps, 'config'>;

/** So long a payment by card may be without an answer before it is called off. */
const SILENT_MS = MINUTE;

/** Charges the card of an open payment and settles it by what the bank says. The payment's number names the charge: asked for twice, it happens once. */
export const chargeCard = async (deps: CardDeps, tradeNo: string, now: Instant): Promise<void> => {
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

/** Calls an open payment by card off; one that the bank has taken is paid. */
export const callOffCard = async (
  deps: CardDeps,
  { tradeNo }: Trade,
  now: Instant,
): Promise<boolean> => {
  const gateway = gatewayOf(deps);
  if (gateway === null) return false;
  const isTaken = await gateway.callOff(tradeNo, now);
  await settlePayment(deps, { tradeNo, result: isTaken ? 'SUCCESS' : 'CLOSED', at: now });
  return true;
};

/** Finds out what became of payments by card whose server was lost between charge and answer. */
export const finishCardTrades = (deps: CardDeps, now: Instant): Promise<number> =>
  sweep(
    (limit) => openCardTrades(deps.db.query, plus(now, -SILENT_MS), limit),
    (trade) => callOffCard(deps, trade, now),
  );
