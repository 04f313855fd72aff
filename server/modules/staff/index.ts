export { dropOldEnrolments } from './enrolment-repo.ts';
export { dropOldGuesses } from './guess-repo.ts';
export { staffHandlers } from './handlers.ts';
export { type StoreRow, storesOf } from './merchant-repo.ts';
export { hashPassword } from './password.ts';
export { dropOldMerchantSessions, readMerchantSession } from './session-repo.ts';
export { storeScope, worksIn } from './store-scope.ts';
