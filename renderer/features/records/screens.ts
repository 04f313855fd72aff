import { lazyPart } from '../../ui/lazy-part.tsx';

export const recordScreens = {
  merchantRecord: lazyPart(async () => (await import('./records-of-store.tsx')).RecordsOfStore),
};
