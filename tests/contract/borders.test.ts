import { beforeAll, expect, it } from 'vitest';
import { uploadedPicture } from '#shared/contract/wire.ts';
import { asId } from '#shared/kernel/ids.ts';
import { dayOf, HOUR, instant } from '#shared/kernel/time.ts';
import { shownAddress } from '#server/kit/uploads/picture-address.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';
import { order, paidOrder } from './takeout-suite.ts';
import { PNG } from './walk-orgs.ts';

onEach(DATABASES, 'what comes from outside', (suite) => {
  beforeAll(() => addTestStore(suite.server.deps.db.query));
  const picture = { file: new Blob([PNG]) };

  it('a picture is one’s own upload: not of somebody else, not of another site', async () => {
    const [mine, other] = [
      await memberOf(suite.server, '66551801'),
      await memberOf(suite.server, '66551802'),
    ];
    const { url } = await other.api.upload({ path: 'refund' }, picture);
    const tradeId = await paidOrder(suite.server, mine);
    expect(await reasonOf(mine.api.takeoutApplyRefund({ tradeId, reason: 9, photos: [url] }))).toBe(
      'BAD_REQUEST',
    );
    expect(
      await reasonOf(
        mine.api.takeoutStoreReport({ storeId: asId(TEST_STORE.id), reason: 1, pictures: [url] }),
      ),
    ).toBe('BAD_REQUEST');
    const own = await mine.api.upload({ path: 'refund' }, picture);
    expect(
      (await mine.api.takeoutApplyRefund({ tradeId, reason: 9, photos: [own.url] })).refundProgress,
    ).toBe(0);
    for (const text of [
      '//elsewhere.example/a.png',
      '/uploads/../setting.png',
      'https://elsewhere.example/a.png',
      '/uploads/refund/a.svg',
      '/uploads/refund//a.png',
      'javascript:alert(1)',
    ])
      expect(uploadedPicture.safeParse(text).success).toBe(false);
  });

  it('evidence of a refund is shown to its member for a while, and to nobody who has the plain address', async () => {
    const { url: base } = suite.server;
    const [mine, other] = [
      await memberOf(suite.server, '66551804'),
      await memberOf(suite.server, '66551805'),
    ];
    const open = (address: string) => fetch(base + address);
    const { url } = await mine.api.upload({ path: 'refund' }, picture);
    const foreign = await other.api.upload({ path: 'refund' }, picture);
    const tradeId = await paidOrder(suite.server, mine);
    await mine.api.takeoutApplyRefund({ tradeId, reason: 9, photos: [url] });

    const { refund } = await mine.api.takeoutRefundInfo({ tradeId });
    const [shown = ''] = refund!.photos;
    const right = await open(shown);
    expect(right.status).toBe(200);
    expect(right.headers.get('cache-control')).toBe('private, no-store');
    expect(right.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await right.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');

    const given = new URLSearchParams(shown.split('?')[1]);
    const [until, seal] = [Number(given.get('until')), given.get('seal')!];
    for (const address of [
      url,
      `${url}?until=${until}`,
      `${url}?until=${until + 1}&seal=${seal}`,
      `${url}?until=${until}&seal=${seal}&seal=${seal}`,
      `${url}?until=9999999999999&seal=${seal}`,
      `${foreign.url}?until=${until}&seal=${seal}`,
      shown.replace('/refund/', '/%72efund/').replace(seal, 'x'.repeat(22)),
      shown.replace('/uploads/refund/', '/uploads/./refund/').replace(seal, ''),
    ])
      expect((await open(address)).status, address).toBe(404);
    expect((await mine.api.uploadShown({ urls: [url, foreign.url] })).result).toEqual([
      { url, shown: expect.stringContaining(`${url}?until=`) },
    ]);
    const ended = shownAddress(suite.server.deps.secrets, url, instant(Date.now() - HOUR));
    expect((await open(ended)).status).toBe(404);
    const comment = await mine.api.upload({ path: 'comment' }, picture);
    expect((await open(comment.url)).status).toBe(200);
  });

  it('no more pictures a day than are allowed, also when they come at once', async () => {
    const { api } = await memberOf(suite.server, '66551803');
    const { userId } = await api.memberInfo({});
    const { query } = suite.server.deps.db;
    for (let place = 0; place < 98; place += 1)
      await query(
        `INSERT INTO upload_file (id, user_id, folder, name, size, day, created_at) VALUES ($1, $2, 'other', $1, 1, $3, 0)`,
        [`full-${userId}-${place}`, userId, dayOf(instant(Date.now()))],
      );
    const kept = async (): Promise<number> =>
      (
        await query<{ n: number }>(
          'SELECT CAST(count(*) AS int4) AS n FROM upload_file WHERE user_id = $1',
          [userId],
        )
      ).rows[0]!.n;
    await Promise.allSettled(
      Array.from({ length: 6 }, () => api.upload({ path: 'other' }, picture)),
    );
    expect(await kept()).toBeLessThanOrEqual(100);
    while ((await kept()) < 100) await api.upload({ path: 'other' }, picture);
    expect(await reasonOf(api.upload({ path: 'other' }, picture))).toBe('UPLOAD_TOO_MANY');
    expect(await kept()).toBe(100);
  });
});

onEach(
  DATABASES.slice(0, 1),
  'without a sandbox',
  (suite) => {
    it('nobody says that an order is paid, and no payment is begun', async () => {
      await addTestStore(suite.server.deps.db.query);
      const member = await memberOf(suite.server, '66880002');
      const made = await order(member);
      const execute = {
        type: 'MP_TEST_PAY',
        paymentOrderType: 'TAKEOUT_ORDER',
        tradeId: made.tradeId,
        totalAmount: made.totalPrice as never,
      } as const;
      expect(await reasonOf(member.api.paymentExecute(execute))).toBe('PAYMENT_CLOSED');
      for (const init of [
        {},
        { method: 'POST', body: new URLSearchParams({ tradeNo: 'x', action: 'pay' }) },
      ])
        expect((await fetch(`${suite.server.url}/sandbox-bank`, init)).status).toBe(404);
    });

    it('a flood of beacons from one address is turned away', async () => {
      const beacon = () =>
        fetch(`${suite.server.url}/collect/events`, {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: '[]',
        }).then(({ status }) => status);
      const said = await Promise.all(Array.from({ length: 40 }, beacon));
      expect(new Set(said)).toEqual(new Set([204, 429]));
    });
  },
  { env: { SANDBOX_BANK: '0', LIMIT_ADDRESS: '100' } },
);
