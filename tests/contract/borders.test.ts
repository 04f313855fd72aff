import { beforeAll, expect, it } from 'vitest';
import { uploadedPicture } from '#shared/contract/wire.ts';
import { asId } from '#shared/kernel/ids.ts';
import { dayOf, instant } from '#shared/kernel/time.ts';
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
