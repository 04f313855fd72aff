import { lazy } from 'react';

export const signInScreens = {
  merchantLogin: lazy(async () => ({ default: (await import('./login.screen.tsx')).LoginScreen })),
  merchantStoreList: lazy(async () => ({
    default: (await import('./store-list.screen.tsx')).StoreListScreen,
  })),
  merchantEnrol: lazy(async () => ({ default: (await import('./enrol.screen.tsx')).EnrolScreen })),
};
