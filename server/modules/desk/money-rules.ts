import type { DeskMoneyAct } from '#shared/codes/desk-change.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { deskStage } from '#shared/order/desk/desk-stage.ts';
import { moneyActs } from '#shared/order/desk/money-acts.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';
import { moneyFactsOf } from './facts.ts';

/** Refuses what cannot be done with an order's money as it stands, and says why. */
export const needMoneyAct = (
  order: TakeoutOrder,
  act: DeskMoneyAct,
  { now }: MerchantContext,
): void => {
  const facts = moneyFactsOf(order);
  if (moneyActs(facts, now).includes(act)) return;
  const stage = deskStage(facts, now);
  if (order.status < 0 || (stage === 'DONE' && act !== 'GIVE_BACK'))
    refuse('ORDER_ENDED', { how: order.closeReason ?? 'COMPLETED' });
  if (act !== 'CANCEL' && facts.hasChange) refuse('CHANGE_OPEN');
  if (act !== 'CANCEL' && facts.hasRequest) refuse('REFUND_RUNNING');
  refuse('NOT_NOW', { stage });
};

/** What of an order's money has not gone back. */
export const leftOf = ({ total, refundAmount }: TakeoutOrder): Cents => cents(total - refundAmount);
