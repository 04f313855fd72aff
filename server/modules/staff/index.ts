export { staffHandlers } from './handlers.ts';
export { hashPassword } from './password.ts';
export { merchantSession } from './session.ts';
export { storeScope, worksIn } from '#server/kit/store-scope.ts';
export { type MerchantStore, merchantStores } from './stores.ts';
export { sweepStaff } from './sweep.ts';
