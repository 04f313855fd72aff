export { sweepGuestCodes } from './guest-code.ts';
export { redeemHandlers } from './handlers.ts';
export { MOST_CYCLES, settledAt, undoRefusal, undoUntil } from './undo-rules.ts';
export { firstAnswer, keepFirstAnswer, sweepRequests, tillRequest } from './request.ts';
