export { acceptPaid } from './auto-accept/auto-accept.ts';
export { startAutoAccept } from './auto-accept/start.ts';
export { sweepRuns } from './delivery/sweep.ts';
export { deskHandlers } from './handlers.ts';
export { dropOldMarks } from './mark.ts';
export { dropOldPicks } from './pick/list.ts';
export { dropOldPrints, papersOfMoves } from './print/papers.ts';
export { dropOldListeners, restUnheardStores } from './heard.ts';
export { startNotifier } from './notifier.ts';
