export { oversightHandlers } from './handlers.ts';
export { bySession, recorded, type Actor } from './security-event.ts';
export { sweepOversight } from './sweep.ts';
