import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const visitScreens = {
  merchantVisits: lazyPart(async () => (await import('./visits.screen.tsx')).VisitsScreen),
};
