import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const scannerScreens = {
  merchantScanner: lazyPart(async () => (await import('./scanner.screen.tsx')).ScannerScreen),
};
