import { lazyPart } from '../../ui/lazy-part.tsx';

export const signInScreens = {
  merchantLogin: lazyPart(async () => (await import('./login.screen.tsx')).LoginScreen, 'first'),
  merchantStoreList: lazyPart(
    async () => (await import('./store-list.screen.tsx')).StoreListScreen,
    'first',
  ),
  merchantEnrol: lazyPart(async () => (await import('./enrol.screen.tsx')).EnrolScreen),
};
