export type { Jump, PopupFacts } from './content/banner-document.ts';
export { sweepAdReports } from './ads/report.ts';
export type { PaperBlock } from './papers/paper-document.ts';
export { homeHandlers } from './handlers.ts';
