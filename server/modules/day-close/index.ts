export { dayHandlers } from './handlers.ts';
export { sweepUnclosedDays } from './unclosed-days.ts';
