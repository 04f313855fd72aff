import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import type { TestApi } from '#tests/support/server-client.ts';

/** A member checks in at the store they stand in, and sees what it brought. */
export const walkGroupCheckIn = async (api: TestApi): Promise<void> => {
  const storeId = asId('senado') as never;
  const { location } = (await api.groupStoreMainPage({ storeId })).storeInfo;
  const done = await api.groupCheckIn({
    storeId,
    ...location,
    accuracy: 20,
    placedAt: instant(Date.now()),
  });
  expect(await api.groupCheckInGet({ storeId })).toMatchObject({
    checkedAt: done.checkedAt,
    points: done.points,
    streak: 1,
  });
};
