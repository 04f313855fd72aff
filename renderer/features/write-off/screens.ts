import { lazy } from 'react';

const screen = lazy(async () => ({
  default: (await import('./write-off.screen.tsx')).WriteOffScreen,
}));

/** Screens of this feature by route name. */
export const writeOffScreens = { merchantHome: screen, merchantWriteOff: screen };
