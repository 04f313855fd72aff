import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { TestClient } from '#tests/support/server-client.ts';

export type AddressBody = BodyOf<Contract['addressAdd']>;

/** An address of the town, at Senado Square unless said otherwise. */
export const anAddress = (over: Partial<AddressBody> = {}): AddressBody => ({
  contactName: '陳大文',
  title: 'Mr',
  region: '853',
  phone: '66880002',
  mapAddress: '議事亭前地',
  detail: '12 號 3 樓 B',
  lat: 22.19372,
  lon: 113.53992,
  tag: 'HOME',
  isDefault: false,
  ...over,
});

/** A member looks for a place, keeps two addresses, changes one, forgets one, and tells who they are for a risk order. */
export const walkAddress = async ({ api }: TestClient): Promise<void> => {
  expect((await api.mapConfig({})).coordinateSystem).toBe('WGS84');
  const { result } = await api.geoSearchList({ keyword: '議事亭', size: 5 });
  const { result: here } = await api.geoSearch(result[0]!.point);
  expect(here).toMatchObject({ title: result[0]!.title, desc: '' });
  const first = await api.addressAdd(anAddress(), { key: randomUUID() });
  const second = await api.addressAdd(anAddress({ detail: '2 樓', tag: 'WORK', isDefault: true }), {
    key: randomUUID(),
  });
  await api.addressEdit(
    { ...anAddress({ detail: '2 樓 A', tag: null }), id: second.id },
    { key: randomUUID() },
  );
  expect(await api.addressGet({ id: second.id })).toMatchObject({
    detail: '2 樓 A',
    tag: null,
    isDefault: true,
  });
  expect((await api.addressList({})).result.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(
    (await api.addressGetList({ storeId: asId('t-food-hall') })).result.map(
      ({ isInRange }) => isInRange,
    ),
  ).toEqual([true, true]);
  expect(
    (await api.addressMarketList({})).result.every(
      ({ isInRange, storeCount }) => isInRange && storeCount > 0,
    ),
  ).toBe(true);
  await api.addressDel({ id: second.id });
  expect((await api.addressList({})).result).toMatchObject([{ id: first.id, isDefault: true }]);
  await api.riskEditBuyer({ riskCertificateNum: '567x' });
  expect(await api.riskGetBuyer({})).toEqual({
    riskCertificateType: 1,
    riskCertificateNum: '567X',
  });
};
