import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, HOUR, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { addValue } from '#server/modules/money/gold/value-repo.ts';
import { finishPayments } from '#server/modules/money/index.ts';
import { payableKinds } from '#server/wiring.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { inLine } from './in-line.ts';
import { bank, failure, memberOf, onEach, outcomes, reasonOf } from './suite.ts';
import { checkout, dish, order } from './takeout-suite.ts';
import {
  addCard,
  IDENTITY,
  markFor,
  MASTERCARD,
  PAY_PASSWORD,
  payByCard,
  POOR,
  REFUSED,
  setPayPassword,
  tokenOf,
  typeCard,
  verifyCard,
  VISA,
  walkCards,
} from './walk-cards.ts';

onEach(DATABASES, 'bank cards', (suite) => {
  let counted = 0;
  beforeAll(() => addTestStore(suite.server.deps.db.query));
  const newcomer = async (): Promise<{
    phone: string;
    client: TestClient;
    api: TestClient['api'];
  }> => {
    const phone = `6656${String(1000 + (counted += 1))}`;
    const client = await memberOf(suite.server, phone);
    return { phone, client, api: client.api };
  };
  /** A member with a password and a verified card. */
  const cardHolder = async (card?: Readonly<Record<string, string>>) => {
    const { phone, client, api } = await newcomer();
    await setPayPassword(client);
    const cardId = await addCard(suite.server.url, client, { phone, ...(card && { card }) });
    await verifyCard(client, cardId);
    return { phone, client, api, cardId };
  };
  const resultOf = async ({ api }: TestClient, tradeNo: string): Promise<string> =>
    (await api.paymentGetResult({ tradeNo: asId(tradeNo) })).result;
  const charges = async (): Promise<{ reference: string; result: string }[]> =>
    (
      await suite.server.deps.db.query<{ reference: string; result: string }>(
        'SELECT reference, result FROM sandbox_charge',
      )
    ).rows;

  it('are added, verified, made the default and removed by payment password', async () => {
    const { phone, client } = await newcomer();
    await walkCards(suite.server.url, client, phone);
  });

  it('are kept without their number: a token, four digits, brand, expiry and name', async () => {
    const { client, cardId } = await cardHolder();
    const { rows } = await suite.server.deps.db.query('SELECT * FROM bank_card WHERE id = $1', [
      cardId,
    ]);
    expect(Object.keys(rows[0]!).sort()).toEqual(
      'brand created_at id is_default last4 month name slot status token user_id verified_at year'.split(
        ' ',
      ),
    );
    expect(await client.api.cardGet({ cardId })).toMatchObject({ last4: '4242', isDefault: true });
  });

  it('are at most five, also for many that are added at once', async () => {
    const { phone, client, api } = await newcomer();
    for (let n = 0; n < 4; n += 1) await addCard(suite.server.url, client, { phone });
    const gatewayToken = await tokenOf(suite.server.url, client, MASTERCARD);
    const body = { gatewayToken, name: 'BELA LEONG', phone, identity: IDENTITY };
    const ends = await outcomes(
      Array.from({ length: 8 }, () => api.cardAdd(body, { key: randomUUID() })),
    );
    expect(ends['ok']).toBe(1);
    expect((await api.cardList({})).cards).toHaveLength(5);
    expect(await reasonOf(api.cardBegin({}))).toBe('CARD_LIMIT');
  });

  it('one press that is sent twice adds one card', async () => {
    const { phone, client, api } = await newcomer();
    const gatewayToken = await tokenOf(suite.server.url, client);
    const body = { gatewayToken, name: 'BELA LEONG', phone, identity: IDENTITY };
    const key = randomUUID();
    expect(await api.cardAdd(body, { key })).toEqual(await api.cardAdd(body, { key }));
    expect((await api.cardList({})).cards).toHaveLength(1);
  });

  it("are refused with another's phone, a Chinese name, another identity or a token that is not the caller's", async () => {
    const { phone, client, api } = await newcomer();
    const stranger = await newcomer();
    const gatewayToken = await tokenOf(suite.server.url, client);
    const body = { gatewayToken, name: 'BELA LEONG', phone, identity: IDENTITY };
    expect(await failure(api.cardAdd({ ...body, phone: '66880002' }))).toMatchObject({
      reason: 'CARD_HOLDER',
      data: { reason: 'phone' },
    });
    expect(await failure(api.cardAdd({ ...body, name: '陳大文' }))).toMatchObject({
      reason: 'CARD_HOLDER',
      data: { reason: 'name' },
    });
    expect(await reasonOf(stranger.api.cardAdd({ ...body, phone: stranger.phone }))).toBe(
      'CARD_FRAME',
    );
    await api.cardAdd(body);
    const next = await tokenOf(suite.server.url, client);
    expect(
      await reasonOf(
        api.cardAdd({
          ...body,
          gatewayToken: next,
          identity: { riskCertificateType: 1, riskCertificateNum: '111(' },
        }),
      ),
    ).toBe('IDENTITY_OTHER');
    expect(await reasonOf(stranger.api.cardGet({ cardId: 'demo-card-visa' }))).toBe(
      'CARD_NOT_FOUND',
    );
  });

  it('that the bank refuses are marked so, with nothing charged, and pay nothing', async () => {
    const { phone, client, api } = await newcomer();
    const cardId = await addCard(suite.server.url, client, { phone, card: REFUSED });
    expect(await verifyCard(client, cardId)).toBe(2);
    expect((await charges()).filter(({ reference }) => reference === `check-${cardId}`)).toEqual([
      { reference: `check-${cardId}`, result: 'refused' },
    ]);
    expect(await reasonOf(api.cardSetDefault({ cardId }))).toBe('CARD_UNVERIFIED');
    await setPayPassword(client);
    const made = await order(client);
    expect(
      await reasonOf(
        payByCard(client, made, {
          cardId,
          mark: await markFor(client, made.tradeId, made.totalPrice),
        }),
      ),
    ).toBe('CARD_UNVERIFIED');
    await api.cardDel({ cardId });
    expect((await api.cardList({})).cards).toEqual([]);
  });

  it('the charge that verifies a card goes back at once, and happens once', async () => {
    const { phone, client, api } = await newcomer();
    const cardId = await addCard(suite.server.url, client, { phone });
    const { demoCode } = await api.cardSendCode({ cardId });
    const key = randomUUID();
    const body = { cardId, code: demoCode! };
    await outcomes(Array.from({ length: 6 }, () => api.cardVerify(body, { key })));
    expect((await api.cardGet({ cardId })).status).toBe(1);
    expect((await charges()).filter(({ reference }) => reference === `check-${cardId}`)).toEqual([
      { reference: `check-${cardId}`, result: 'returned' },
    ]);
    expect(await reasonOf(api.cardSendCode({ cardId: 'nothing' }))).toBe('CARD_NOT_FOUND');
  });

  it('a frame gives few tokens, and none after its session, for an unknown brand or a number', async () => {
    const { api } = await newcomer();
    const { session } = await api.cardBegin({});
    const { url } = suite.server;
    const statuses = await Promise.all([
      typeCard(url, 'x'.repeat(43)),
      typeCard(url, session, { ...VISA, brand: 'amex' }),
      typeCard(url, session, { ...VISA, last4: '4242424242424242' }),
      typeCard(url, session),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
    const { session: next } = await api.cardBegin({});
    expect((await typeCard(url, session)).status).toBe(404);
    for (let n = 0; n < 10; n += 1) await typeCard(url, next);
    expect((await typeCard(url, next)).status).toBe(404);
  });

  it('pay an order with a mark for exactly this order and sum', async () => {
    const { client, api, cardId } = await cardHolder();
    const made = await order(client);
    const other = await order(client);
    const { tradeId, totalPrice } = made;
    expect(await reasonOf(payByCard(client, made, { cardId }))).toBe('PAY_MARK');
    const forOther = await markFor(client, other.tradeId, totalPrice);
    expect(await reasonOf(payByCard(client, made, { cardId, mark: forOther }))).toBe('PAY_MARK');
    const forLess = await markFor(client, tradeId, totalPrice - 100);
    expect(await reasonOf(payByCard(client, made, { cardId, mark: forLess }))).toBe('PAY_MARK');
    const old = await markFor(client, tradeId, totalPrice);
    await suite.server.deps.db.query('UPDATE pay_mark SET expires_at = 1 WHERE target_id = $1', [
      tradeId,
    ]);
    expect(await reasonOf(payByCard(client, made, { cardId, mark: old }))).toBe('PAY_MARK');
    const mark = await markFor(client, tradeId, totalPrice);
    const stranger = await cardHolder();
    expect(
      await reasonOf(payByCard(stranger.client, made, { cardId: stranger.cardId, mark })),
    ).toBe('ORDER_NOT_FOUND');
    const tradeNo = await payByCard(client, made, { cardId, mark });
    expect(await resultOf(client, tradeNo)).toBe('SUCCESS');
    expect((await api.takeoutOrderGet({ tradeId: asId(tradeId) })).orderStatus).toBe(1);
  });

  it('a mark that many use at once pays once, and nothing is charged twice', async () => {
    const { client, cardId } = await cardHolder();
    const made = await order(client);
    const mark = await markFor(client, made.tradeId, made.totalPrice);
    const before = (await charges()).filter(({ result }) => result === 'taken').length;
    const ends = await outcomes(
      Array.from({ length: 16 }, () => payByCard(client, made, { cardId, mark })),
    );
    expect(ends['ok']).toBe(1);
    const key = randomUUID();
    const again = await order(client);
    const second = await markFor(client, again.tradeId, again.totalPrice);
    const trades = await Promise.all(
      Array.from({ length: 8 }, () => payByCard(client, again, { cardId, mark: second, key })),
    );
    expect(new Set(trades).size).toBe(1);
    expect((await charges()).filter(({ result }) => result === 'taken').length - before).toBe(2);
  });

  it('that the bank refuses at the cashier leave the order open, for another try by another channel', async () => {
    const { client, cardId } = await cardHolder(POOR);
    const made = await order(client);
    const { tradeId, totalPrice } = made;
    const tradeNo = await payByCard(client, made, {
      cardId,
      mark: await markFor(client, tradeId, totalPrice),
    });
    expect(await resultOf(client, tradeNo)).toBe('FAIL');
    const { payParams } = await client.api.paymentExecute({
      type: 'MP_TEST_PAY',
      paymentOrderType: 'TAKEOUT_ORDER',
      tradeId: asId(tradeId),
      totalAmount: totalPrice as never,
    });
    const next = (JSON.parse(payParams) as { tradeNo: string }).tradeNo;
    expect(next).not.toBe(tradeNo);
    await bank(suite.server, next, 'pay');
    expect(await resultOf(client, next)).toBe('SUCCESS');
  });

  it('a charge whose server was lost is found out, or called off, and never happens beside another', async () => {
    const { client, cardId } = await cardHolder();
    const { db, config, random } = suite.server.deps;
    const made = await order(client);
    const { tradeId, totalPrice } = made;
    const { userId } = await client.api.memberInfo({});
    const lost = async (tradeNo: string): Promise<void> => {
      await db.query(
        `INSERT INTO trade (merchant_id, trade_no, order_id, user_id, amount, result, refunded, return_url, created_at, type, order_type, card_id)
         SELECT merchant_id, $2, id, user_id, total, 'PENDING', false, '/', 1, 'BANK_CARD', 'TAKEOUT_ORDER', $3 FROM takeout_order WHERE id = $1`,
        [tradeId, tradeNo, cardId],
      );
    };
    const first = `lost-${randomUUID()}`;
    await lost(first);
    expect(userId).toBeTruthy();
    await client.api.paymentExecute({
      type: 'MP_TEST_PAY',
      paymentOrderType: 'TAKEOUT_ORDER',
      tradeId: asId(tradeId),
      totalAmount: totalPrice as never,
    });
    expect(await resultOf(client, first)).toBe('CLOSED');
    const second = `lost-${randomUUID()}`;
    await lost(second);
    await db.query(
      `INSERT INTO sandbox_charge (reference, token, amount, result, at) VALUES ($1, 'x', 1, 'taken', 1)`,
      [second],
    );
    await finishPayments({ db, config, random, kinds: payableKinds }, instant(Date.now()));
    expect(await resultOf(client, second)).toBe('SUCCESS');
  });

  it('the old payment password gives no mark behind the new one', async () => {
    const { api } = (await cardHolder()).client;
    const { userId } = await api.memberInfo({});
    const ends = await inLine<unknown>(
      suite,
      (query) => query('SELECT 1 FROM app_user WHERE id = $1 FOR UPDATE', [userId]),
      [
        () => api.payPasswordReset({ old: PAY_PASSWORD, password: '802468' }),
        () =>
          api.payPasswordCheck({
            password: PAY_PASSWORD,
            orderId: 'some-order',
            amount: cents(1000),
          }),
      ],
    );
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('of number, code and password nothing is in any table', async () => {
    const { client, api, cardId } = await cardHolder();
    const { url, deps } = suite.server;
    const number = '4242424242424242';
    const { session } = await api.cardBegin({});
    await typeCard(url, session, { ...VISA, number, code: '739' });
    await markFor(client, cardId);
    const { demoCode } = await api.payPasswordSendCode({});
    await api.payPasswordReset({ old: PAY_PASSWORD, password: '802468' });
    const { rows: tables } = await deps.db.query<{ name: string }>(
      `SELECT CAST(tablename AS text) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const { userId } = await api.memberInfo({});
    expect(tables.map(({ name }) => name)).toContain('bank_card');
    for (const { name } of tables) {
      const { rows } = await deps.db.query(`SELECT * FROM "${name}"`);
      // the demonstration's own rows have digits of their own; what this member left is looked at
      const said = JSON.stringify(rows);
      expect([name, said.includes(number)]).toEqual([name, false]);
      const mine = JSON.stringify(rows.filter((row) => Object.values(row).includes(userId)));
      for (const secret of ['802468', PAY_PASSWORD, demoCode!, '"739"'])
        expect([name, secret, mine.includes(secret)]).toEqual([name, secret, false]);
    }
  });

  it('much gold in an order asks for the payment password too, whatever the channel', async () => {
    const { client, api } = await cardHolder();
    const { userId } = await api.memberInfo({});
    const word = { zh: '消費金', en: 'Gold' };
    for (const [id, face] of [
      ['much', 20_100],
      ['little', 19_900],
    ] as const)
      await addValue(suite.server.deps.db.query, {
        userId,
        id: `${userId}-${id}`,
        kind: 'gold',
        orderId: asId('bag'),
        name: word,
        bag: word,
        face: cents(face),
        balance: cents(face),
        limitAmount: cents(0),
        startAt: instant(0),
        endAt: plus(instant(Date.now()), DAY),
      });
    const withGold = (id: string) =>
      order(client, checkout({ productList: [dish('rice', 8)], goldIds: [`${userId}-${id}`] }));
    const atBank = (made: { tradeId: string; totalPrice: number }, mark?: string) =>
      api.paymentExecute({
        type: 'MP_TEST_PAY',
        paymentOrderType: 'TAKEOUT_ORDER',
        tradeId: asId(made.tradeId),
        totalAmount: made.totalPrice as never,
        ...(mark !== undefined && { mark }),
      });
    await atBank(await withGold('little'));
    const made = await withGold('much');
    expect(await reasonOf(atBank(made))).toBe('PAY_MARK');
    await atBank(made, await markFor(client, made.tradeId, made.totalPrice));
  });

  it('close with their account: they are counted as a loss, and nothing of them stays', async () => {
    const { client, api } = await cardHolder();
    const { userId } = await api.memberInfo({});
    const { losses, lossMark } = await api.cancelAccountCheck({});
    expect(losses).toEqual([{ kind: 'bankCards', count: 1, amount: 0 }]);
    const { demoCode } = await client.api.cancelAccountSendCode({});
    await api.cancelAccountApply({ code: demoCode!, lossMark });
    for (const table of [
      'bank_card',
      'pay_password',
      'pay_mark',
      'account_identity',
      'card_frame',
    ]) {
      const { rows } = await suite.server.deps.db.query(
        `SELECT 1 AS one FROM ${table} WHERE user_id = $1`,
        [userId],
      );
      expect([table, rows]).toEqual([table, []]);
    }
  });
});

onEach(DATABASES, 'the payment password', (suite) => {
  let counted = 0;
  const member = async (): Promise<TestClient> => {
    const client = await memberOf(suite.server, `6657${String(1000 + (counted += 1))}`);
    await setPayPassword(client);
    return client;
  };
  const check = ({ api }: TestClient, password: string) =>
    api.payPasswordCheck({ password, orderId: 'anything' });

  it('is set once, by the rule and with a code of its own', async () => {
    const client = await memberOf(suite.server, '66579001');
    const { api } = client;
    expect(await reasonOf(check(client, PAY_PASSWORD))).toBe('PAY_PASSWORD_UNSET');
    for (const [password, reason] of [
      ['111234', 'repeated'],
      ['123456', 'consecutive'],
      ['654321', 'consecutive'],
    ] as const)
      expect(await failure(api.payPasswordSet({ password, code: '000000' }))).toMatchObject({
        reason: 'PAY_PASSWORD_WEAK',
        data: { reason },
      });
    const { demoCode } = await api.cancelAccountSendCode({});
    expect(await reasonOf(api.payPasswordSet({ password: PAY_PASSWORD, code: demoCode! }))).toBe(
      'LOGIN_CODE_WRONG',
    );
    await setPayPassword(client);
    expect(await reasonOf(api.payPasswordSet({ password: PAY_PASSWORD, code: '000000' }))).toBe(
      'PAY_PASSWORD_SET',
    );
  });

  it('is kept as argon2id of a keyed digest', async () => {
    const client = await member();
    const { userId } = await client.api.memberInfo({});
    const { rows } = await suite.server.deps.db.query<{ hash: string }>(
      'SELECT hash FROM pay_password WHERE user_id = $1',
      [userId],
    );
    expect(rows[0]!.hash).toMatch(/^\$argon2id\$/);
  });

  it('locks after five wrong ones: a quarter of an hour, an hour, a day', async () => {
    const client = await member();
    const { userId } = await client.api.memberInfo({});
    for (const lock of [15 * MINUTE, HOUR, DAY]) {
      for (const triesLeft of [4, 3, 2, 1])
        expect(await failure(check(client, '908172'))).toMatchObject({
          reason: 'PAY_PASSWORD_WRONG',
          data: { triesLeft },
        });
      const before = Date.now();
      const end = await failure(check(client, '908172'));
      expect(end.reason).toBe('PAY_PASSWORD_LOCKED');
      const { lockedUntil } = end.data as { lockedUntil: number };
      expect(lockedUntil - before).toBeGreaterThanOrEqual(lock - 1000);
      expect(lockedUntil - before).toBeLessThan(lock + MINUTE);
      expect(await reasonOf(check(client, PAY_PASSWORD))).toBe('PAY_PASSWORD_LOCKED');
      expect(await client.api.payPasswordStatus({})).toMatchObject({ lockedUntil, triesLeft: 0 });
      await suite.server.deps.db.query(
        `UPDATE guess SET locked_until = 1 WHERE kind = 'pay' AND subject = $1`,
        [userId],
      );
    }
    await check(client, PAY_PASSWORD);
    expect(await client.api.payPasswordStatus({})).toMatchObject({
      lockedUntil: null,
      triesLeft: 5,
    });
  });

  it('is tried five times by 64 wrong ones at once, and not once more', async () => {
    const client = await member();
    const ends = await outcomes(Array.from({ length: 64 }, () => check(client, '908172')));
    const { PAY_PASSWORD_WRONG: wrong = 0, PAY_PASSWORD_LOCKED: locked = 0 } = ends;
    // a wrong one that is answered after the lock began says so too
    expect([wrong <= 4, wrong + locked]).toEqual([true, 64]);
    const { userId } = await client.api.memberInfo({});
    const { rows } = await suite.server.deps.db.query(
      `SELECT tries, locks FROM guess WHERE kind = 'pay' AND subject = $1`,
      [userId],
    );
    expect(rows).toEqual([{ tries: 5, locks: 1 }]);
    expect(await reasonOf(check(client, PAY_PASSWORD))).toBe('PAY_PASSWORD_LOCKED');
  });

  it('is found by code and identity, also when it is locked; a wrong identity uses the code up', async () => {
    const client = await member();
    const { api } = client;
    const found = async (riskCertificateNum: string, password: string) => {
      const { demoCode } = await api.payPasswordSendCode({});
      return api.payPasswordFind({
        code: demoCode!,
        identity: { riskCertificateType: 1, riskCertificateNum },
        password,
      });
    };
    await found('7(8)', '246802');
    await outcomes(Array.from({ length: 5 }, () => check(client, '908172')));
    const { demoCode } = await api.payPasswordSendCode({});
    const wrong = { riskCertificateType: 1, riskCertificateNum: '999(' };
    const body = { code: demoCode!, identity: wrong, password: '192837' };
    expect(await reasonOf(api.payPasswordFind(body))).toBe('IDENTITY_OTHER');
    expect(await reasonOf(api.payPasswordFind({ ...body, identity: IDENTITY }))).toBe(
      'LOGIN_CODE_EXPIRED',
    );
    await found('7(8)', PAY_PASSWORD);
    await check(client, PAY_PASSWORD);
  });

  it('needs a code, and itself, before the identity is changed; the new one is then the only one', async () => {
    const client = await member();
    const { api } = client;
    const other = { riskCertificateType: 4, riskCertificateNum: 'ab12' };
    const codeOf = async () => (await api.payPasswordSendCode({})).demoCode!;
    const markOf = async () =>
      (await api.payPasswordCheck({ password: PAY_PASSWORD, orderId: 'identity' })).mark;
    expect(
      await reasonOf(
        api.identityChange({ code: await codeOf(), identity: other, mark: await markOf() }),
      ),
    ).toBe('IDENTITY_UNSET');
    const { userId } = await api.memberInfo({});
    await suite.server.deps.db.query(
      'INSERT INTO account_identity (user_id, type, last4, created_at) VALUES ($1, 1, $2, 0)',
      [userId, '7(8)'],
    );
    const code = await codeOf();
    const wrong = code === '123456' ? '654321' : '123456';
    const mark = await markOf();
    expect(await reasonOf(api.identityChange({ code: wrong, identity: other, mark }))).toBe(
      'LOGIN_CODE_WRONG',
    );
    expect(await reasonOf(api.identityChange({ code, identity: other }))).toBe('PAY_MARK');
    expect(
      await reasonOf(
        api.identityChange({ code, mark, identity: { ...other, riskCertificateNum: '1' } }),
      ),
    ).toBe('BAD_REQUEST');
    await api.identityChange({ code, identity: other, mark });
    expect(await reasonOf(api.identityChange({ code, identity: IDENTITY, mark }))).toBe(
      'LOGIN_CODE_EXPIRED',
    );
    const { rows } = await suite.server.deps.db.query(
      'SELECT type, last4 FROM account_identity WHERE user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ type: 4, last4: 'AB12' }]);
    expect((await api.cardList({})).identity).toMatchObject({ riskCertificateType: 4 });
  });

  it('is changed by the old one, and marks of the old one end', async () => {
    const client = await member();
    const { api } = client;
    await check(client, PAY_PASSWORD);
    expect(await reasonOf(api.payPasswordReset({ old: '908172', password: '246802' }))).toBe(
      'PAY_PASSWORD_WRONG',
    );
    await api.payPasswordReset({ old: PAY_PASSWORD, password: '246802' });
    const { userId } = await api.memberInfo({});
    expect(
      (
        await suite.server.deps.db.query('SELECT 1 AS one FROM pay_mark WHERE user_id = $1', [
          userId,
        ])
      ).rows,
    ).toEqual([]);
    await check(client, '246802');
  });
});

onEach(
  DATABASES.slice(0, 1),
  'without a gateway',
  (suite) => {
    it('cards are refused by a clear error, and no page plays one', async () => {
      const client = await memberOf(suite.server, '66880005');
      expect(await client.api.cardList({})).toMatchObject({ isOpen: false });
      expect(await reasonOf(client.api.cardBegin({}))).toBe('CARD_CLOSED');
      expect(await reasonOf(client.api.cardSendCode({ cardId: 'demo-card-mastercard' }))).toBe(
        'CARD_CLOSED',
      );
      const statuses = await Promise.all(
        ['/sandbox/gateway', '/sandbox/gateway/token'].map((path, post) =>
          fetch(
            suite.server.url + path,
            post ? { method: 'POST', body: new URLSearchParams() } : {},
          ),
        ),
      );
      expect(statuses.map(({ ok }) => ok)).toEqual([false, false]);
    });
  },
  { env: { SANDBOX_BANK: '0' } },
);
