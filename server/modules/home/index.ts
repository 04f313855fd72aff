export type { Jump, PopupFacts } from './content/banner-repo.ts';
export { homeHandlers } from './handlers.ts';
