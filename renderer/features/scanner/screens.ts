import { lazy } from 'react';

/** Screens of this feature by route name. */
export const scannerScreens = {
  merchantScanner: lazy(async () => ({
    default: (await import('./scanner.screen.tsx')).ScannerScreen,
  })),
};
