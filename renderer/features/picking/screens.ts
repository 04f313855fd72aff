import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const pickingScreens = {
  merchantPicking: lazyPart(async () => {
    const { PickingScreen, watchKept } = await import('./picking.screen.tsx');
    // what waits for a line is sent from any page
    watchKept();
    return PickingScreen;
  }),
};
