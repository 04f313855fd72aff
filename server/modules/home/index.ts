export type { Jump, PopupFacts } from './content/banner-document.ts';
export { homeHandlers } from './handlers.ts';
