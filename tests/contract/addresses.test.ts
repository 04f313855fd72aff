import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { DATABASES } from './databases.ts';
import { failure, memberOf, onEach, outcomes, reasonOf } from './suite.ts';
import { anAddress, walkAddress } from './walk-address.ts';

const ruins = asId<StoreId>('t-ruins-macanese');
const harbour = { mapAddress: '漁人碼頭', lat: 22.19262, lon: 113.55722 };
const village = { mapAddress: '路環市區', lat: 22.11712, lon: 113.55122 };

onEach(DATABASES, 'delivery addresses', (suite) => {
  const member = (phone: string) => memberOf(suite.server, phone);

  it('are kept, changed, listed and forgotten', async () => {
    const one = await member('66884001');
    await walkAddress(one);
    await expect(one.api.addressDel({ id: asId('gone') })).resolves.toEqual({});
  });

  it('are the own member’s only', async () => {
    const [one, other] = await Promise.all([member('66884002'), member('66884003')]);
    const { id } = await one.api.addressAdd(anAddress());
    expect(await reasonOf(other.api.addressGet({ id }))).toBe('ADDRESS_NOT_FOUND');
    expect(await reasonOf(other.api.addressEdit({ ...anAddress(), id }))).toBe('ADDRESS_NOT_FOUND');
    await other.api.addressDel({ id });
    expect((await one.api.addressList({})).result).toHaveLength(1);
    expect(await reasonOf(suite.server.client().api.addressAdd(anAddress()))).toBe(
      'SESSION_INVALID',
    );
  });

  it('tell by the field what is wrong with them', async () => {
    const { api } = await member('66884004');
    const refusal = async (over: Parameters<typeof anAddress>[0]) => {
      const { reason, data } = await failure(api.addressAdd(anAddress(over)));
      return [reason, (data as { field?: string }).field];
    };
    expect(await refusal({ contactName: ' ' })).toEqual(['ADDRESS_INCOMPLETE', 'name']);
    expect(await refusal({ phone: '6688' })).toEqual(['ADDRESS_INCOMPLETE', 'phone']);
    expect(await refusal({ region: '86' })).toEqual(['ADDRESS_INCOMPLETE', 'phone']);
    expect(await refusal({ mapAddress: '' })).toEqual(['ADDRESS_INCOMPLETE', 'mapAddress']);
    expect(await refusal({ detail: '　' })).toEqual(['ADDRESS_INCOMPLETE', 'detail']);
    expect(await refusal({ lat: 0, lon: 0 })).toEqual(['ADDRESS_NO_PLACE', 'mapAddress']);
    expect(await refusal({ lat: 22.2215, lon: 113.549 })).toEqual(['ADDRESS_BEYOND', 'mapAddress']);
    expect(await refusal({ mapAddress: '澳門大學小賣部' })).toEqual([
      'ADDRESS_BLOCKED',
      'mapAddress',
    ]);
    const port = { lat: 22.21322, lon: 113.57802 };
    expect(await refusal({ ...port, mapAddress: '港珠澳大橋澳門口岸' })).toEqual([
      'ADDRESS_BLOCKED',
      'mapAddress',
    ]);
    expect(await refusal({ ...port, mapAddress: 'HZMB Macau Port' })).toEqual([
      'ADDRESS_BLOCKED',
      'mapAddress',
    ]);
    // an entry of the blacklist without a district stops nothing
    await expect(
      api.addressAdd(anAddress({ mapAddress: '外港客運碼頭', lat: 22.19722, lon: 113.55912 })),
    ).resolves.toMatchObject({ district: '大堂區' });
  });

  it('lead where their words do: words of no place, or of another one, are refused and change nothing', async () => {
    const { api } = await member('66884011');
    const { id } = await api.addressAdd(anAddress());
    const kept = await api.addressGet({ id });
    for (const [reason, wrong] of [
      ['ADDRESS_UNKNOWN', { mapAddress: '月球背面' }],
      // the words of a place that is far, at a point that is near, and the other way round
      ['ADDRESS_ELSEWHERE', { mapAddress: village.mapAddress }],
      ['ADDRESS_ELSEWHERE', { lat: village.lat, lon: village.lon }],
      ['ADDRESS_ELSEWHERE', { detail: `${harbour.mapAddress} 3 樓` }],
    ] as const) {
      const body = anAddress({ detail: '另一層', ...wrong });
      for (const refused of [() => api.addressAdd(body), () => api.addressEdit({ ...body, id })])
        expect(await failure(refused()), JSON.stringify(wrong)).toMatchObject({
          reason,
          data: { field: 'mapAddress' },
        });
    }
    expect((await api.addressList({})).result).toHaveLength(1);
    expect(await api.addressGet({ id })).toEqual(kept);
  });

  it('are not kept twice, however they are typed, whichever comes first', async () => {
    const { api } = await member('66884005');
    const { id } = await api.addressAdd(anAddress());
    expect(
      await reasonOf(api.addressAdd(anAddress({ phone: '6688 0002', detail: '１２ 號 3 樓 b' }))),
    ).toBe('ADDRESS_DUPLICATE');
    await expect(api.addressEdit({ ...anAddress({ tag: 'WORK' }), id })).resolves.toMatchObject({
      id,
      tag: 'WORK',
    });
    const both = await Promise.allSettled(
      ['A', 'a'].map((room) => api.addressAdd(anAddress({ detail: `9 樓 ${room}` }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const other = (await api.addressList({})).result.find((address) => address.id !== id)!;
    expect(await reasonOf(api.addressEdit({ ...anAddress(), id: other.id }))).toBe(
      'ADDRESS_DUPLICATE',
    );
  });

  it('are saved once by a repeat of the same request', async () => {
    const { api } = await member('66884006');
    const key = randomUUID();
    const [first, again] = [
      await api.addressAdd(anAddress(), { key }),
      await api.addressAdd(anAddress(), { key }),
    ];
    expect(again).toEqual(first);
    expect(await reasonOf(api.addressAdd(anAddress({ detail: '4 樓' }), { key }))).toBe(
      'KEY_REUSED',
    );
  });

  it('have one default: the first, then whichever was chosen, then the latest that is left', async () => {
    const { api } = await member('66884007');
    const defaults = async () =>
      (await api.addressList({})).result
        .filter(({ isDefault }) => isDefault)
        .map(({ detail }) => detail);
    const [one, two] = [
      await api.addressAdd(anAddress({ detail: '1 樓' })),
      await api.addressAdd(anAddress({ detail: '2 樓' })),
    ];
    expect(await defaults()).toEqual(['1 樓']);
    await api.addressEdit({ ...anAddress({ detail: '2 樓', isDefault: true }), id: two.id });
    expect(await defaults()).toEqual(['2 樓']);
    await api.addressDel({ id: two.id });
    expect(await defaults()).toEqual(['1 樓']);
    expect((await api.addressGet({ id: one.id })).isDefault).toBe(true);
  });

  it('stop at thirty', async () => {
    const { api } = await member('66884008');
    for (let floor = 1; floor <= 30; floor += 1)
      await api.addressAdd(anAddress({ detail: `${floor} 樓` }));
    expect(await reasonOf(api.addressAdd(anAddress({ detail: '31 樓' })))).toBe('ADDRESS_TOO_MANY');
  });

  it('stop at thirty and have one default, however many are added at once', async () => {
    const { api } = await member('66884019');
    for (let n = 0; n < 26; n += 1) await api.addressAdd(anAddress({ detail: `${n} 樓` }));
    const ends = await outcomes(
      Array.from({ length: 16 }, (_, n) =>
        api.addressAdd(anAddress({ detail: `第二座 ${n} 樓`, isDefault: true }), {
          key: randomUUID(),
        }),
      ),
    );
    expect(ends).toEqual({ ok: 4, ADDRESS_TOO_MANY: 12 });
    const { result } = await api.addressList({});
    expect(result).toHaveLength(30);
    expect(result.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('stand in the order in which a store reaches them, and say why it does not', async () => {
    const one = await member('66884009');
    for (const place of [village, harbour, {}]) await one.api.addressAdd(anAddress(place));
    const { result, store } = await one.api.addressGetList({ storeId: ruins });
    expect(result.at(-1)).toMatchObject({
      mapAddress: '路環市區',
      isInRange: false,
      outReason: 'tooFar',
    });
    expect(result[0]).toMatchObject({ mapAddress: '議事亭前地', isInRange: true, outReason: null });
    expect(result.at(-1)!.distance).toBeGreaterThan(store.reachMeters);
    expect(await reasonOf(one.api.addressGetList({ storeId: asId('no-such-store') }))).toBe(
      'STORE_NOT_FOUND',
    );
  });

  it('say how many stores of the town deliver there, those that any reaches first', async () => {
    const one = await member('66884012');
    const count = async (at: { lat: number; lon: number }) =>
      (await suite.server.client().api.nearStoreList({ ...at, size: 100 })).result.filter(
        ({ deliveryFee }) => deliveryFee !== null,
      ).length;
    for (const place of [{}, village]) await one.api.addressAdd(anAddress(place));
    const { result } = await one.api.addressMarketList({});
    for (const { lat, lon, storeCount, isInRange } of result) {
      expect(storeCount).toBe(await count({ lat, lon }));
      expect(isInRange).toBe(storeCount > 0);
    }
    expect(result.map(({ mapAddress }) => mapAddress)).toContain('路環市區');
  });

  it('say where food is not brought upstairs (decision F13)', async () => {
    const { api } = await member('66884010');
    expect(
      await api.addressAdd(anAddress({ mapAddress: '新葡京酒店', lat: 22.19092, lon: 113.54342 })),
    ).toMatchObject({ notUpstairs: true });
    expect(await api.addressAdd(anAddress())).toMatchObject({ notUpstairs: null });
  });

  it('leave the buyer’s certificate at its last four characters (decision K6)', async () => {
    const { api } = await member('66884011');
    expect(await api.riskGetBuyer({})).toEqual({ riskCertificateType: 1, riskCertificateNum: '' });
    expect(
      await reasonOf(api.riskEditBuyer({ riskCertificateType: 9, riskCertificateNum: '1234' })),
    ).toBe('CERTIFICATE_INVALID');
    expect(await reasonOf(api.riskEditBuyer({ riskCertificateNum: '12345' }))).toBe(
      'CERTIFICATE_INVALID',
    );
    await api.riskEditBuyer({ riskCertificateType: 4, riskCertificateNum: '12ab' });
    expect(await api.riskGetBuyer({})).toEqual({
      riskCertificateType: 4,
      riskCertificateNum: '12AB',
    });
  });
});

onEach(DATABASES.slice(0, 1), 'places', (suite) => {
  it('are found by words and by point, in the language of the caller', async () => {
    const { api } = suite.server.client({ language: 'en-US' });
    expect((await api.geoSearchList({ keyword: 'ruins' })).result[0]).toMatchObject({
      title: 'Ruins of St. Paul’s',
      district: 'Santo António',
      city: 'Macau',
    });
    expect((await api.geoSearch({ lat: 22.1969, lon: 113.5492 })).result).toMatchObject({
      desc: expect.stringContaining('Near '),
    });
    const around = await api.geoSearchList({ lat: 22.1171, lon: 113.5512, size: 10 });
    expect([around.result[0]!.title, around.next, around.nextOffset]).toEqual([
      'Coloane Village',
      true,
      10,
    ]);
    expect(
      (await api.geoSearchList({ lat: 22.1171, lon: 113.5512, size: 10, offset: 10 })).result[0]!
        .distance,
    ).toBeGreaterThanOrEqual(around.result.at(-1)!.distance!);
  });

  it('end at the sea and at the border; 0,0 is given back as it is', async () => {
    const { api } = suite.server.client();
    expect((await api.geoSearch({ lat: 22.2215, lon: 113.549 })).result).toBeNull();
    expect((await api.geoSearch({ lat: 0, lon: 0 })).result).toMatchObject({
      point: { lat: 0, lon: 0 },
      title: '',
    });
    expect((await api.geoSearchList({ keyword: 'atlantis' })).result).toEqual([]);
  });

  it('leave out what is blocked by name or by name and district', async () => {
    const { api } = suite.server.client();
    for (const keyword of ['小賣部', 'shuttle', '港珠澳大橋'])
      expect((await api.geoSearchList({ keyword })).result, keyword).toEqual([]);
    expect((await api.geoSearchList({ keyword: '外港客運碼頭' })).result).toHaveLength(1);
    expect((await api.mapConfig({})).blacklist).toEqual({
      names: expect.arrayContaining(['澳門大學小賣部']),
      addresses: [
        { name: '港珠澳大橋澳門口岸', district: '花地瑪堂區' },
        { name: '外港客運碼頭', district: null },
      ],
    });
  });
});
