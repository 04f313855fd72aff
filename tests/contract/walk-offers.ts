import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { signInMember, type TestClient } from '#tests/support/server-client.ts';

/** Looks through the wallet, at what a store gives and at what may be chosen; claims in each way there is. */
export const walkOffers = async (client: TestClient): Promise<void> => {
  const { api } = client;
  const storeId = asId<never>('t-food-hall');
  const { result: toClaim } = await api.storeVouchers({ storeId });
  expect(toClaim.every(({ isReceived }) => !isReceived)).toBe(true);
  await signInMember(client, '66880001');
  const [vouchers, packets, reduces] = [
    await api.voucherList({}),
    await api.redpackList({}),
    await api.reduceList({}),
  ];
  expect(
    [vouchers, packets, reduces].map(
      ({ result }) => new Set(result.map(({ couponType }) => couponType)).size,
    ),
  ).toEqual([1, 1, 1]);
  expect((await api.voucherAndRedpackCount({})).voucherCount).toBeGreaterThan(0);
  for (const list of [
    await api.buyerStoreVouchers({ storeId }),
    await api.buyerStoreRedPackets({ storeId }),
    await api.buyerStoreReduces({ storeId }),
  ])
    expect(list.result.some(({ canUse }) => canUse)).toBe(true);
  const { result: piece } = await api.receiveVoucher(
    { voucherId: 'platform.weekday' },
    { key: randomUUID() },
  );
  expect(piece).toMatchObject({
    voucherId: 'platform.weekday',
    status: 1,
    couponType: 'redPacket',
  });
  await signInMember(client, '66880777');
  expect(
    (await api.receiveStoreRedpack({ storeId }, { key: randomUUID() })).result.length,
  ).toBeGreaterThan(0);
  expect((await api.newlyReceive({}, { key: randomUUID() })).amount).toBeGreaterThan(0);
};
