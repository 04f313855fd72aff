export { oversightHandlers } from './handlers.ts';
export { recorded, type Actor } from './security-event.ts';
export { sweepOversight } from './sweep.ts';
