import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant, MINUTE } from '#shared/kernel/time.ts';
import { sweepClosings } from '#server/modules/people/closing/files.ts';
import { addValue } from '#server/modules/money/gold/value-repo.ts';
import { moveTo } from '#tests/support/move-order.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { buy, failure, memberOf, onEach, reasonOf, tillOf } from './suite.ts';
import { checkout, completeOrder, order, paidOrder, pickup } from './takeout-suite.ts';
import { closeAccount } from './walk-account-closing.ts';
import { PNG, sandboxCode } from './walk-orgs.ts';

const WORD = { zh: '消費金', en: 'Gold' };

onEach(DATABASES, 'closing an account', (suite) => {
  let counted = 0;
  beforeAll(() => addTestStore(suite.server.deps.db.query));
  const newcomer = async (): Promise<{ phone: string; client: TestClient }> => {
    const phone = `6655${String(1000 + (counted += 1))}`;
    return { phone, client: await memberOf(suite.server, phone) };
  };
  /** Everything that the database says of somebody, as one text. */
  const saidOf = async (userId: string): Promise<string> => {
    const { query } = suite.server.deps.db;
    const tables = [
      'user_address',
      'member_identity',
      'risk_buyer',
      'takeout_order',
      'takeout_refund',
      'takeout_comment',
      'group_order',
      'trade',
      'member_session',
      'keyed_answer',
      'upload_file',
    ];
    const parts = await Promise.all([
      query('SELECT * FROM app_user WHERE id = $1', [userId]),
      ...tables.map((table) => query(`SELECT * FROM ${table} WHERE user_id = $1`, [userId])),
    ]);
    return JSON.stringify(parts.map(({ rows }) => rows));
  };

  /** Names of all pictures that are kept, on the disk or in the database. */
  const pictures = async (): Promise<string[]> => {
    const { rows } = await suite.server.deps.db.query<{ file: string }>(
      'SELECT file FROM upload_bytes',
    );
    const folder = path.join(suite.server.dataDir, 'uploads');
    const onDisk = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }) : [];
    return [...rows.map(({ file }) => file), ...onDisk.map(String)]
      .filter((name) => name.endsWith('.png'))
      .map((name) => path.basename(name))
      .toSorted();
  };

  it('ends every session, frees the phone for a new account and answers a repeat with the same receipt', async () => {
    const { phone, client } = await newcomer();
    const elsewhere = await memberOf(suite.server, phone);
    const before = await client.api.memberInfo({});
    const { lossMark } = await client.api.cancelAccountCheck({});
    const { demoCode } = await client.api.cancelAccountSendCode({});
    const body = { code: demoCode!, lossMark };
    const receipt = await client.api.cancelAccountApply(body);
    expect(await client.api.cancelAccountApply(body)).toEqual(receipt);
    expect((await failure(elsewhere.api.memberInfo({}))).code).toBe(-10001003);
    expect((await failure(client.api.memberInfo({}))).code).toBe(-10001003);
    expect(await reasonOf(elsewhere.api.cancelAccountApply(body))).toBe('SESSION_INVALID');
    expect(await reasonOf(suite.server.client().api.cancelAccountApply(body))).toBe(
      'SESSION_INVALID',
    );
    const again = await memberOf(suite.server, phone);
    expect((await again.api.memberInfo({})).userId).not.toBe(before.userId);
    const { rows } = await suite.server.deps.db.query(
      'SELECT closed_at, client, losses FROM account_closing WHERE receipt_no = $1',
      [receipt.receiptNo],
    );
    expect(rows).toEqual([{ closed_at: receipt.closedAt, client: 'web', losses: [] }]);
  });

  it('two presses at once close it once', async () => {
    const { client } = await newcomer();
    const { lossMark } = await client.api.cancelAccountCheck({});
    const { demoCode } = await client.api.cancelAccountSendCode({});
    const answers = await Promise.allSettled(
      Array.from({ length: 4 }, () => client.api.cancelAccountApply({ code: demoCode!, lossMark })),
    );
    const receipts = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.receiptNo] : [],
    );
    expect(receipts.length).toBeGreaterThan(0);
    expect(new Set(receipts).size).toBe(1);
  });

  it('wants a code of its own: one for signing in does not do, and the other way round', async () => {
    const { phone, client } = await newcomer();
    const { lossMark } = await client.api.cancelAccountCheck({});
    const { demoCode: forLogin } = await client.api.memberSendCode({ region: '853', phone });
    expect(await reasonOf(client.api.cancelAccountApply({ code: forLogin!, lossMark }))).toBe(
      'LOGIN_CODE_WRONG',
    );
    const { demoCode: forClosing } = await client.api.cancelAccountSendCode({});
    expect(
      await reasonOf(client.api.memberLogin({ region: '853', phone, code: forClosing! })),
    ).toBe('LOGIN_CODE_WRONG');
    expect((await client.api.memberInfo({})).userId).toBeTruthy();
  });

  it('is no way out of an account on hold', async () => {
    const { phone, client } = await newcomer();
    const { userId } = await client.api.memberInfo({});
    const { lossMark } = await client.api.cancelAccountCheck({});
    const { demoCode } = await client.api.cancelAccountSendCode({});
    await suite.server.deps.db.query('UPDATE app_user SET suspended_at = 1 WHERE id = $1', [
      userId,
    ]);
    expect(await reasonOf(client.api.cancelAccountApply({ code: demoCode!, lossMark }))).toBe(
      'ACCOUNT_SUSPENDED',
    );
    expect(
      (await suite.server.deps.db.query('SELECT phone FROM app_user WHERE id = $1', [userId])).rows,
    ).toEqual([{ phone }]);
  });

  it('waits for orders and refunds that run', async () => {
    const { client } = await newcomer();
    const made = await order(client, checkout());
    expect((await client.api.cancelAccountCheck({})).obstacles).toEqual([
      { kind: 'takeoutOrders', count: 1 },
    ]);
    const bag = (await client.api.goldBagList({})).list[0]!;
    const { orderId: bagOrder } = await client.api.goldBagBuy({ bagId: bag.id });
    expect((await client.api.cancelAccountCheck({})).obstacles).toEqual([
      { kind: 'takeoutOrders', count: 1 },
      { kind: 'goldOrders', count: 1 },
    ]);
    await suite.server.deps.db.query('UPDATE gold_order SET pay_before = 0 WHERE id = $1', [
      bagOrder,
    ]);
    const { lossMark } = await client.api.cancelAccountCheck({});
    const { demoCode } = await client.api.cancelAccountSendCode({});
    expect(
      await failure(client.api.cancelAccountApply({ code: demoCode!, lossMark })),
    ).toMatchObject({
      reason: 'CLOSING_BLOCKED',
      data: { obstacles: [{ kind: 'takeoutOrders', count: 1 }] },
    });
    await client.api.takeoutOrderCancel({ tradeId: made.tradeId });
    const paid = await paidOrder(suite.server, client, checkout());
    await completeOrder(suite.server, paid, instant(Date.now()));
    await client.api.takeoutApplyRefund({ tradeId: paid, reason: 7, text: '', photos: [] });
    expect((await client.api.cancelAccountCheck({})).obstacles).toEqual([
      { kind: 'refunds', count: 1 },
    ]);
    await client.api.takeoutCancelRefund({ tradeId: paid });
    // the code was not used up by the refusal
    expect(
      await client.api.cancelAccountApply({
        code: demoCode!,
        lossMark: (await client.api.cancelAccountCheck({})).lossMark,
      }),
    ).toHaveProperty('receiptNo');
  });

  it('takes only the losses that were seen', async () => {
    const { client } = await newcomer();
    const { lossMark } = await client.api.cancelAccountCheck({});
    const { orderId } = await buy(suite.server, client);
    const { userId } = await client.api.memberInfo({});
    await addValue(suite.server.deps.db.query, {
      userId,
      id: 'gold-1',
      kind: 'gold',
      orderId: asId('bag'),
      name: WORD,
      bag: WORD,
      face: cents(8000),
      balance: cents(5000),
      limitAmount: cents(0),
      startAt: instant(0),
      endAt: instant(Date.now() + 86_400_000),
    });
    const { demoCode } = await client.api.cancelAccountSendCode({});
    const refused = await failure(client.api.cancelAccountApply({ code: demoCode!, lossMark }));
    expect(refused).toMatchObject({
      reason: 'CLOSING_LOSSES',
      data: {
        losses: [
          { kind: 'groupVouchers', count: 1, amount: 38 },
          { kind: 'gold', count: 1, amount: 50 },
        ],
      },
    });
    await client.api.cancelAccountApply({
      code: demoCode!,
      lossMark: (refused.data as { lossMark: string }).lossMark,
    });
    const {
      rows: [trail],
    } = await suite.server.deps.db.query<{ losses: unknown }>(
      'SELECT losses FROM account_closing WHERE user_id = $1',
      [userId],
    );
    expect(trail?.losses).toEqual([
      { kind: 'groupVouchers', count: 1, amount: 3800 },
      { kind: 'gold', count: 1, amount: 5000 },
    ]);
    expect(
      (
        await suite.server.deps.db.query(
          'SELECT 1 FROM stored_value WHERE user_id = $1 AND end_at >= $2',
          [userId, Date.now()],
        )
      ).rows,
    ).toEqual([]);
    // the console still reads the order, and nobody behind it
    const manager = await tillOf(suite.server, { account: 'M1001' });
    expect((await manager.api.merchantOrderGet({ orderId: asId(orderId) })).buyerInfo.phone).toBe(
      '',
    );
  });

  it('keeps nothing of a picture that was on its way while its account was closed', async () => {
    const { client } = await newcomer();
    const { url } = await client.api.upload({ path: 'other' }, { file: new Blob([PNG]) });
    const target = path.join(suite.server.dataDir, url);
    const upload = () => client.api.upload({ path: 'other' }, { file: new Blob([PNG]) });
    const before = await pictures();
    await Promise.allSettled([
      ...Array.from({ length: 6 }, upload),
      closeAccount(client),
      ...Array.from({ length: 6 }, upload),
    ]);
    await sweepClosings(suite.server.deps, instant(Date.now() + 11 * MINUTE));
    expect(await pictures()).toEqual(before.filter((name) => name !== path.basename(url)));
    // a copy that another server's disk kept is not shown either
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, PNG);
    expect((await fetch(suite.server.url + url)).status).toBe(404);
    fs.rmSync(target);
  });

  it('leaves the orders and no person: addresses, names, phones, identities and pictures are gone', async () => {
    const phone = '66889001';
    const client = suite.server.client();
    client.setToken(
      (
        await client.api.memberToken({
          code: await sandboxCode(suite.server.url, 'social', 'stranger'),
          source: 3,
        })
      ).token,
    );
    const { userId } = await client.api.memberInfo({});
    const { url } = await client.api.upload({ path: 'refund' }, { file: new Blob([PNG]) });
    const id = await paidOrder(
      suite.server,
      client,
      pickup({ remarks: 'ring at Chan Tai Man', buyer: { region: '853', phone } }),
    );
    await paidOrder(suite.server, client, checkout()).then((tradeId) =>
      client.api.takeoutOrderCancel({ tradeId, reason: 'moved away' }),
    );
    for (const kind of ['ACCEPTED', 'READY', 'COMPLETED'] as const) {
      const patch = kind === 'COMPLETED' ? { completedAt: instant(Date.now()) } : {};
      await moveTo(suite.server.deps.db, id, kind, instant(Date.now()), { patch });
    }
    const table = await buy(suite.server, client, 'high-tea', 2);
    await client.api.groupOrderTableNote({
      orderId: asId(table.orderId),
      note: 'by the window for Chan Tai Man',
    });
    for (const word of [phone, 'by the window']) expect(await saidOf(userId)).toContain(word);
    const devices = async (): Promise<number> =>
      (
        await suite.server.deps.db.query('SELECT device FROM known_device WHERE user_id = $1', [
          userId,
        ])
      ).rows.length;
    expect(await devices()).toBe(1);
    await closeAccount(client);
    expect(await devices()).toBe(0);
    const left = await saidOf(userId);
    for (const word of [phone, 'Chan Tai Man', 'Stranger', 'social-stranger'])
      expect(left).not.toContain(word);
    const { rows } = await suite.server.deps.db.query<{ total: number; status: number }>(
      'SELECT total, status FROM takeout_order WHERE id = $1',
      [id],
    );
    expect(rows[0]).toMatchObject({ status: 4 });
    expect(rows[0]!.total).toBeGreaterThan(0);
    expect((await fetch(suite.server.url + url)).status).toBe(404);
    // whoever comes back is somebody new, but no new customer
    const back = suite.server.client();
    back.setToken(
      (
        await back.api.memberToken({
          code: await sandboxCode(suite.server.url, 'social', 'stranger'),
          source: 3,
        })
      ).token,
    );
    expect((await back.api.memberInfo({})).userId).not.toBe(userId);
    expect(await reasonOf(back.api.newlyReceive({}))).toBe('RECEIVE_NEW_ONLY');
  });

  it('and an order at the same moment: either the order stands and the account too, or there is neither', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { client } = await newcomer();
      const { userId } = await client.api.memberInfo({});
      const { lossMark } = await client.api.cancelAccountCheck({});
      const { demoCode } = await client.api.cancelAccountSendCode({});
      const { quote } = await client.api.takeoutCheckProduct(checkout());
      const [closed, ordered] = await Promise.allSettled([
        client.api.cancelAccountApply({ code: demoCode!, lossMark }),
        client.api.takeoutOrderCreate(
          { ...checkout(), totalPrice: quote!.totalPrice },
          { key: `race-${round}` },
        ),
      ]);
      expect(
        [closed.status, ordered.status].filter((status) => status === 'fulfilled'),
      ).toHaveLength(1);
      const { rows } = await suite.server.deps.db.query<{ n: number; closed: boolean }>(
        'SELECT (SELECT CAST(count(*) AS int4) FROM takeout_order WHERE user_id = $1) AS n, closed_at IS NOT NULL AS closed FROM app_user WHERE id = $1',
        [userId],
      );
      expect(rows[0]).toEqual({
        n: ordered.status === 'fulfilled' ? 1 : 0,
        closed: closed.status === 'fulfilled',
      });
    }
  });

  it('what a running call wrote afterwards is swept away', async () => {
    const { client } = await newcomer();
    const { userId } = await client.api.memberInfo({});
    const { closedAt } = await closeAccount(client);
    const { db } = suite.server.deps;
    await db.query(
      'INSERT INTO takeout_favourite (user_id, store_id, created_at) VALUES ($1, $2, $3)',
      [userId, 's', closedAt],
    );
    expect(await sweepClosings(suite.server.deps, instant(closedAt + 60_000))).toBe(0);
    expect(await sweepClosings(suite.server.deps, instant(closedAt + 11 * 60_000))).toBeGreaterThan(
      0,
    );
    expect(
      (await db.query('SELECT 1 FROM takeout_favourite WHERE user_id = $1', [userId])).rows,
    ).toEqual([]);
  });
});
