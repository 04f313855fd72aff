export { oversightHandlers } from './handlers.ts';
export {
  bySession,
  recorded,
  recordSecurityEvent,
  type Actor,
  type Seen,
} from './security-event.ts';
export { sweepOversight } from './sweep.ts';
