import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import type { TestClient } from './server-client.ts';

/** A visit to a store of deals: five points, due at once. */
export const visitStore = async ({ api }: TestClient): Promise<void> => {
  const storeId = asId<StoreId>('senado');
  const { location } = (await api.groupStoreMainPage({ storeId })).storeInfo;
  await api.groupCheckIn({ storeId, ...location, accuracy: 20, placedAt: instant(Date.now()) });
};
