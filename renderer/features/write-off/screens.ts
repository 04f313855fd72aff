import { lazyPart } from '../../ui/lazy-part.tsx';

const screen = lazyPart(
  async () => (await import('./write-off.screen.tsx')).WriteOffScreen,
  'first',
);

/** Screens of this feature by route name. */
export const writeOffScreens = { merchantHome: screen, merchantWriteOff: screen };
