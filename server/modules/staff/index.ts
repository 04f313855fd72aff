export {
  addMerchant,
  allMerchants,
  lockMerchant,
  merchantNamed,
  oncePassword,
  resetToOnce,
} from './founding.ts';
export { approveByPin } from './approve-pin.ts';
export { staffHandlers } from './handlers.ts';
export { hashPassword } from '#server/kit/password.ts';
export { merchantSession } from './session.ts';
export {
  type FoundSession,
  foundSession,
  readMerchantSession,
  readMerchantSessions,
  SESSION_ROW,
  SESSION_SQL,
} from './session-repo.ts';
export { storeScope, worksIn } from '#server/kit/store-scope.ts';
export { type MerchantStore, staffNames, workplaces } from './stores.ts';
export { sweepStaff } from './sweep.ts';
