import { driverRunCalls } from '#shared/contract/consumer/driver-run.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { requestHeaders } from '#shared/testing/signed-headers.ts';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import type { Call } from '#shared/contract/define.ts';
import { contract, type CallName } from '#shared/contract/index.ts';
import { deskContract } from '#shared/contract/merchant/desk-contract.ts';
import { merchantMenuDraftCalls } from '#shared/contract/merchant/menu-drafts.ts';
import { merchantPickCalls } from '#shared/contract/merchant/pick.ts';
import { merchantPromotionCalls } from '#shared/contract/merchant/promotion.ts';
import { asId, type UserId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { sha256 } from '#server/kit/digest.ts';
import { addMerchantSession } from '#server/modules/staff/session-repo.ts';
import { addSession } from '#server/modules/people/member/member-repo.ts';
import { addTestStore, TEST_ADDRESS, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { extremeBodies, plainValue } from './extreme-values.ts';
import { ROLES_TABLE, type Place, type Self } from './roles-table.ts';
import { buy, memberOf, onEach, tillOf } from './suite.ts';
import { checkout, completeOrder, paidOrder } from './takeout-suite.ts';

const HOUR_MS = 3_600_000;
/** Requests that are on their way at a time. */
const LINES = 8;

type Town = {
  userId: UserId;
  place: Place;
  self: Self;
  bodies: Partial<Record<CallName, object>>;
  known: (call: Call) => (field: string) => unknown;
};

/** A store's desk: its merchant has no deals. */
const isOfDesk = (call: Call): boolean =>
  Object.values<Call>({
    ...deskContract,
    ...merchantMenuDraftCalls,
    ...merchantPickCalls,
    ...merchantPromotionCalls,
  }).some(({ path }) => path === call.path);

onEach(DATABASES.slice(0, 1), 'whatever is sent', (suite) => {
  let town: Town;

  /** Things that exist, so that a call gets as far as its statements. */
  beforeAll(async () => {
    const { server } = suite;
    const { db } = server.deps;
    await addTestStore(db.query, { run_by: 'STAFF' });
    await addDeskStaff(server);
    const member = await memberOf(server);
    const { userId } = await member.api.memberInfo({});
    const tradeId = await paidOrder(server, member);
    await completeOrder(server, tradeId, instant(Date.now()));
    const bought = await buy(server, member);
    const [till, other] = [await tillOf(server, { account: '66990001' }), await tillOf(server)];
    const addressId = (await member.api.addressAdd(TEST_ADDRESS)).id;
    const { voucherId, code } = server.vouchers.find(({ label }) => label === 'valid')!;
    const {
      rows: [record],
    } = await db.query<{ id: string }>(
      `SELECT id FROM verify_log WHERE store_id = 'senado' LIMIT 1`,
    );
    const {
      rows: [trade],
    } = await db.query<{ trade_no: string }>(
      'SELECT trade_no FROM trade WHERE user_id = $1 LIMIT 1',
      [userId],
    );
    const quote = (await member.api.takeoutCheckProduct(checkout())).quote!;
    const group = { productId: 'egg-tart-box', quantity: 1 };
    const { totalAmount } = await member.api.groupOrderCheckProduct(group as never);
    const names: Readonly<Record<string, unknown>> = {
      deviceId: till.deviceId,
      operatorId: till.operatorId,
      voucherId: bought.vouchers[0]!.voucherId,
      tradeId,
      tradeNo: trade!.trade_no,
      requestId: randomUUID(),
      paymentOrderType: 'TAKEOUT_ORDER',
      type: 'MP_TEST_PAY',
      lat: 22.1937,
      lon: 113.5399,
      keyword: '茶',
    };
    const takeout = { ...names, storeId: TEST_STORE.id, productId: 'rice', skuId: 'rice-1' };
    const groupBuy = {
      ...names,
      storeId: 'senado',
      productId: 'egg-tart-box',
      orderId: bought.orderId,
    };
    town = {
      userId,
      place: {
        storeId: 'senado',
        productId: 'egg-tart-box',
        voucherId,
        code,
        orderId: bought.orderId,
        verifyId: record!.id,
        operatorId: other.operatorId,
        deviceId: other.deviceId,
        alertId: 'alert-of-nobody',
      },
      self: { role: 'owner', operatorId: till.operatorId, deviceId: till.deviceId },
      bodies: {
        takeoutOrderCreate: { ...checkout(), totalPrice: quote.totalPrice / 100 },
        groupOrderCreate: { ...group, totalAmount: totalAmount / 100 },
        addressAdd: TEST_ADDRESS,
        addressEdit: { ...TEST_ADDRESS, id: addressId },
        receiveVoucher: { voucherId: 'nothing' },
        marketCouponList: { activityId: 'week' },
        identityChange: {
          code: '000000',
          identity: { riskCertificateType: 1, riskCertificateNum: '1234' },
        },
        eventPush: { eventId: 'ViewShop', params: { storeId: TEST_STORE.id } },
      },
      known: (call) => {
        const of: Readonly<Record<string, unknown>> = isOfDesk(call)
          ? { ...takeout, orderId: tradeId }
          : call.path.startsWith('/group')
            ? groupBuy
            : takeout;
        return (field) => of[field];
      },
    };
  });

  /** A session for one call: none spoils the next. */
  const tokenFor = async (call: Call): Promise<string> => {
    const { query } = suite.server.deps.db;
    const [token, now] = [`token-${randomUUID()}`, Date.now()];
    const at = { createdAt: instant(now), expiresAt: instant(now + HOUR_MS) };
    if (call.caller === 'merchant')
      await addMerchantSession(query, {
        ...town.self,
        operatorId: asId(isOfDesk(call) ? 'staff-K-owner' : town.self.operatorId),
        deviceId: asId(town.self.deviceId),
        merchantId: asId(isOfDesk(call) ? TEST_STORE.merchantId : 'neighbourhood'),
        tokenHash: sha256(token),
        refreshHash: sha256(`r${token}`),
        refreshExpiresAt: at.expiresAt,
        familyId: token,
        startedAt: at.createdAt,
        provedAt: at.createdAt,
        ...at,
      });
    else
      await addSession(query, {
        tokenHash: sha256(token),
        userId: town.userId,
        client: 'web',
        model: '',
        area: null,
        ...at,
      });
    return token;
  };

  const plainBody = (name: CallName, call: Call): unknown =>
    (isOfDesk(call) ? undefined : ROLES_TABLE[name]?.body(town.place, town.self)) ??
    town.bodies[name] ??
    plainValue(call.request, town.known(call));

  const post = async ({ path }: Call, body: string, token: string): Promise<number> => {
    const headers = requestHeaders({
      facts: { kind: 'web', os: 't', model: 't', equipmentId: 'e', anonymousId: 'a' },
      identity: { token },
      place: null,
      language: 'en-US',
      gateway: WEB_GATEWAY_KEY,
      path,
      body,
      timestamp: instant(Date.now()),
      nonce: randomUUID(),
    });
    const reply = await fetch(suite.server.url + path, { method: 'POST', headers, body });
    await reply.arrayBuffer();
    return reply.status;
  };

  it('to a call of the contract, no answer is a fault of the server', async () => {
    const asks: { name: CallName; call: Call; body: string }[] = [];
    const names = (Object.keys(contract) as CallName[]).filter((name) => !contract[name].form);
    for (const name of names) {
      const call: Call = contract[name];
      for (const value of extremeBodies(call.request, plainBody(name, call)))
        asks.push({ name, call, body: JSON.stringify(value) ?? '' });
    }
    const tokens = new Map<CallName, Promise<string>>();
    const answers = new Map<CallName, number[]>(names.map((name) => [name, []]));
    const faults: string[] = [];
    const line = async (): Promise<void> => {
      for (let ask = asks.pop(); ask; ask = asks.pop()) {
        const { name, call, body } = ask;
        if (!tokens.has(name) || name.endsWith('Logout')) tokens.set(name, tokenFor(call));
        const status = await post(call, body, await tokens.get(name)!);
        answers.get(name)!.push(status);
        if (status >= 500) faults.push(`${name} ${status} ${body.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: LINES }, line));
    expect(faults).toEqual([]);
    // all got past the door: beyond it stand the statements; a stream's door is its cursor, a driver's
    // the link, of which thirty wrong ones shut a network out
    const isStream = (name: CallName): boolean => (contract[name] as Call).messages !== undefined;
    const isOfDriver = (name: CallName): boolean => name in driverRunCalls;
    expect(
      names.filter(
        (name) =>
          !isStream(name) &&
          !isOfDriver(name) &&
          answers.get(name)!.every((status) => status === 400 || status === 403 || status === 429),
      ),
    ).toEqual([]);
  }, 240_000);

  it('to a plain address, no answer is a fault of the server', async () => {
    const texts = [
      '',
      '%00',
      '%E8%8C%B6',
      '%ED%A0%80',
      'a%00b',
      '%2e%2e%2f%00',
      '%',
      'x'.repeat(5000),
      '__proto__',
    ];
    const twice = (text: string): string[] => [
      text,
      `${text}&tradeNo=a&lang=a&lang=b&person=a&person=b&redirect_uri=/&redirect_uri=/&state=a&state=b`,
    ];
    const places = [
      '/',
      '/console/',
      '/pictures/',
      '/uploads/',
      '/uploads/refund/',
      '/docs/',
      '/healthz?a=',
      '/sandbox-identity/',
      ...['', '/code'].flatMap((code) =>
        ['person', 'redirect_uri', 'state', 'person=returning&redirect_uri'].map(
          (name) => `/sandbox-identity/social${code}?${name}=/`,
        ),
      ),
    ];
    const paths = [
      ...places.flatMap((place) => texts.map((text) => place + text)),
      ...texts
        .flatMap(twice)
        .flatMap((text) => [
          `/sandbox-bank?tradeNo=${text}`,
          `/sandbox-bank?lang=${text}`,
          `/sandbox-identity/social?person=${text}`,
        ]),
    ];
    const form = (text: string) => ({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `tradeNo=${text}&action=${text}`,
    });
    const event = { event: 'ActiveView', ts: 1, anonId: 'a', route: '/', props: {} };
    const bodies = [
      '',
      '[',
      '[null]',
      JSON.stringify([{ ...event, ts: Number.MAX_VALUE }]),
      JSON.stringify([
        { ...event, route: '\ud800' },
        { ...event, route: '/\u0000' },
        { ...event, route: '/%' },
        { ...event, anonId: '\u0000' },
      ]),
    ];
    const asks: [string, RequestInit][] = [
      ...paths.map((path): [string, RequestInit] => [path, {}]),
      ...texts.map((text): [string, RequestInit] => ['/sandbox-bank', form(text)]),
      ...bodies.map((body): [string, RequestInit] => [
        '/collect/events',
        { method: 'POST', headers: { 'content-type': 'text/plain' }, body },
      ]),
    ];
    const faults: string[] = [];
    const line = async (): Promise<void> => {
      for (let ask = asks.pop(); ask; ask = asks.pop()) {
        const [path, init] = ask;
        const { status } = await fetch(suite.server.url + path, { redirect: 'manual', ...init });
        if (status >= 500)
          faults.push(`${status} ${path.slice(0, 80)} ${JSON.stringify(init).slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: LINES }, line));
    expect(faults).toEqual([]);
  });
});
