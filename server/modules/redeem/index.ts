export { bodyHash, keepAnswer, replay } from './answers.ts';
export { redeemHandlers } from './handlers.ts';
export { MOST_CYCLES, settledAt, undoRefusal, undoUntil } from './undo-rules.ts';
export { addRequest, dropOldRequests, findRequest } from './voucher-repo.ts';
