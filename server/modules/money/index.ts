export { moneyBackResults, oweMoney, sendMoneyBack } from './back/send.ts';
export { MCOIN_SETTING, readMcoin } from './gold/mcoin.ts';
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
export { bankRoutes } from './payment/bank-routes.ts';
export type { Payable, PayableKind, PayableKinds, ReceiveDeps } from './payment/payable-kind.ts';
