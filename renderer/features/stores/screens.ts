import { lazy } from 'react';

export const storeScreens = {
  merchantStores: lazy(async () => ({
    default: (await import('./stores.screen.tsx')).StoresScreen,
  })),
};
