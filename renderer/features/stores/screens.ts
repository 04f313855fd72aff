import { lazyPart } from '../../ui/lazy-part.tsx';

export const storeScreens = {
  merchantStores: lazyPart(async () => (await import('./stores.screen.tsx')).StoresScreen),
};
