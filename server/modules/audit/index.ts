export { auditHandlers } from './handlers.ts';
export type { Facts } from './changes.ts';
export { recordByItself, recordChanges, type Recorded } from './record.ts';
export { sweepAudit } from './sweep.ts';
