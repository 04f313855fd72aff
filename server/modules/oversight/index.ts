export { raiseAlert, settleAlert, type Raising } from './alert.ts';
export { oversightHandlers } from './handlers.ts';
export {
  bySession,
  recorded,
  recordSecurityEvent,
  type Actor,
  type Seen,
} from './security-event.ts';
export { sweepOversight } from './sweep.ts';
