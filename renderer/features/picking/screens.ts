import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const pickingScreens = {
  merchantPicking: lazyPart(async () => (await import('./picking.screen.tsx')).pickingPart()),
};
