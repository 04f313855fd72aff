export { sweepGuestCodes } from './guest-code.ts';
export { redeemHandlers } from './handlers.ts';
export { MOST_CYCLES, undoRefusal } from './undo-rules.ts';
export { firstAnswer, keepFirstAnswer, sweepRequests, tillRequest } from './request.ts';
export { lookAhead } from './look-ahead.ts';
