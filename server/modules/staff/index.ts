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
export { type FoundSession, merchantSession } from './session.ts';
export { sessionLook } from './session-look.ts';
export { storeScope, worksIn } from '#server/kit/store-scope.ts';
export { type MerchantStore, staffNames, workplaces } from './stores.ts';
export { sweepStaff } from './sweep.ts';
