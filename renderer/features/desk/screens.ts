import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const deskScreens = {
  merchantDesk: lazyPart(async () => (await import('./desk.screen.tsx')).DeskScreen),
  merchantKitchen: lazyPart(
    async () => (await import('./kitchen/kitchen.screen.tsx')).KitchenScreen,
  ),
};
