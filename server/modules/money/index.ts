export { payRefundByHand, refusedRefunds, sendRefundAgain } from './back/refused.ts';
export { moneyBackResults, oweMoney, sendMoneyBack } from './back/send.ts';
export { MCOIN_SETTING, readMcoin } from './gold/mcoin.ts';
export { provideMembership } from './gold/membership-port.ts';
export { sweepGold } from './gold/close.ts';
export { hasMemberPrice } from './gold/member-price.ts';
export { goldPayable } from './gold/payable.ts';
export type { GoldItems } from './gold/terms.ts';
export {
  chosenGold,
  confirmValues,
  freeValues,
  type GoldRefused,
  goldTakes,
  MCOIN_ID,
  mcoinTake,
  reserveValues,
  returnValues,
  type Take,
  takenOf,
} from './gold/uses.ts';
export { moneyHandlers } from './handlers.ts';
export { cardGatewayRoutes } from './gateway/sandbox-routes.ts';
export { bankRoutes } from './payment/bank-routes.ts';
export { debit, isUnanswered } from './payment/debit.ts';
export { finishPayments } from './payment/open-trade.ts';
export { sweepCards } from './cards/sweep.ts';
export type { Payable, PayableKind, PayableKinds, ReceiveDeps } from './payment/payable-kind.ts';
export { cancelOnce, orderedAnswer, orderOnce, owePlatform } from './platform/order.ts';
export {
  forgetsUnpaidBefore,
  payWindow,
  platformPayable,
  platformPayableOf,
} from './platform/payable.ts';
export { hasPayPassword, payPasswordHash } from './password/check.ts';
export { needMark } from './password/mark.ts';
