import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const menuScreens = {
  merchantMenu: lazyPart(async () => (await import('./menu.screen.tsx')).MenuScreen),
};
