import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { axiosTransport } from '#tests/support/axios-transport.ts';
import { HEADERS } from '#shared/client/headers.ts';
import { requestHeaders } from '#shared/testing/signed-headers.ts';
import type { HttpRequest } from '#shared/client/transport.ts';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import { translator } from '#shared/i18n/translate.ts';
import { asId } from '#shared/kernel/ids.ts';
import { DAY, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { DATABASES } from './databases.ts';
import { failure, onEach, reasonOf, tillOf } from './suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

type Said = { code: number; note: string; data?: Record<string, unknown> };
type Sent = {
  path?: string;
  body?: string;
  timestamp?: number;
  nonce?: string;
  key?: typeof WEB_GATEWAY_KEY;
  change?: Record<string, string>;
};

onEach(
  DATABASES.slice(0, 1),
  'the gateway',
  (suite) => {
    beforeEach(() => {
      clock.set(NOON);
    });

    const post = async ({
      path = '/group/product/near/_list',
      body = '{}',
      timestamp = clock.now(),
      nonce = randomUUID(),
      key = WEB_GATEWAY_KEY,
      change = {},
    }: Sent = {}) => {
      const headers = {
        ...requestHeaders({
          facts: { kind: 'web', os: 't', model: 't', equipmentId: 'e', anonymousId: 'a' },
          identity: {},
          place: null,
          language: 'en-US',
          gateway: key,
          path,
          body,
          timestamp,
          nonce,
        }),
        ...change,
      };
      const reply = await fetch(suite.server.url + path, { method: 'POST', headers, body });
      return { status: reply.status, headers: reply.headers, said: (await reply.json()) as Said };
    };

    it('takes a signed call once, and the same one not again', async () => {
      const nonce = randomUUID();
      expect((await post({ nonce })).status).toBe(200);
      expect(await post({ nonce })).toMatchObject({
        status: 401,
        said: { code: -10000402, note: translator('en')('error.SIGNATURE_REPLAYED') },
      });
      clock.advance(4 * MINUTE);
      expect((await post({ nonce, timestamp: NOON })).said.code).toBe(-10000402);
    });

    it('refuses a wrong signature, another body, an unknown key and a clock that is off', async () => {
      expect((await post({ change: { 'x-gateway-signature': 'AAAA' } })).said.code).toBe(-10000401);
      expect(
        (await post({ key: { id: 'nobody', secret: WEB_GATEWAY_KEY.secret } })).said.code,
      ).toBe(-10000401);
      expect(
        (await post({ key: { id: WEB_GATEWAY_KEY.id, secret: 'another secret key' } })).said.code,
      ).toBe(-10000401);
      expect((await post({ change: { 'x-timestamp': String(NOON + 1) } })).said.code).toBe(
        -10000401,
      );
      expect((await post({ nonce: 'short' })).said.code).toBe(-10000401);
      const off = await post({ timestamp: NOON - 5 * MINUTE - 1 });
      expect(off.said.code).toBe(-10000403);
      expect(Date.parse(off.headers.get('date')!)).toBe(NOON);
    });

    it('a client whose clock is an hour off sets itself by the answer and is served', async () => {
      const slow = fixedClock(NOON - 60 * MINUTE);
      expect(
        (await suite.server.client({ clock: slow }).api.groupProductNearList({})).result.length,
      ).toBeGreaterThan(0);
    });

    it('names the wrong fields of a body, never their values', async () => {
      for (const body of ['{', '[]', 'null', '{"size":"many","category":7}']) {
        const { status, said } = await post({ body });
        expect({ status, code: said.code }).toEqual({ status: 400, code: -10000400 });
        expect(JSON.stringify(said)).not.toContain('many');
      }
      expect((await post({ body: '{"size":"many"}' })).said.data).toEqual({ issues: ['size'] });
      expect(
        (await post({ body: JSON.stringify({ keyword: 'x'.repeat(300_000) }) })).said.code,
      ).toBe(-10000400);
    });

    it('says what is wrong with a write-off only to a session, though it is read before (ADR 0068)', async () => {
      const till = await tillOf(suite.server);
      const path = '/group/order/verify/_check';
      const send = async (body: string, token?: string) => {
        const { said } = await post({ path, body, ...(token && { change: { 'x-token': token } }) });
        return said.code;
      };
      for (const body of ['{', '{"items":[]}']) {
        expect(await send(body)).toBe(-10001003);
        expect(await send(body, randomUUID())).toBe(-10001003);
        expect(await send(body, till.token())).toBe(-10000400);
      }
    });

    it('answers unknown paths and other methods in its own words', async () => {
      expect(await post({ path: '/group/order/_nothing' })).toMatchObject({
        status: 404,
        said: { code: -10000404 },
      });
      const got = await fetch(`${suite.server.url}/group/product/near/_list`);
      expect({ status: got.status, code: ((await got.json()) as Said).code }).toEqual({
        status: 404,
        code: -10000404,
      });
    });

    it('lets the named origins in and no others', async () => {
      const ask = async (origin: string) => {
        const { status, headers } = await fetch(`${suite.server.url}/group/product/near/_list`, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'x-token',
          },
        });
        return {
          status,
          vary: headers.get('vary')?.toLowerCase(),
          of: (name: string) => headers.get(`access-control-${name}`),
        };
      };
      const ours = await ask('app://senado');
      expect(ours).toMatchObject({ status: 204, vary: 'origin' });
      expect(
        ['allow-origin', 'allow-methods', 'max-age', 'allow-credentials'].map(ours.of),
      ).toEqual(['app://senado', 'POST', '600', null]);
      expect(ours.of('allow-headers')?.split(', ')).toEqual([
        'content-type',
        ...Object.values(HEADERS),
      ]);
      for (const origin of ['https://example.com', 'app://senado.example', 'null'])
        expect((await ask(origin)).of('allow-origin')).toBeNull();
      const called = async (origin: string) => (await post({ change: { origin } })).headers;
      expect((await called('app://senado')).get('access-control-allow-origin')).toBe(
        'app://senado',
      );
      expect((await called('app://senado')).get('access-control-expose-headers')).toBe('date');
      expect((await called('https://example.com')).get('access-control-allow-origin')).toBeNull();
      expect((await called('https://example.com')).get('vary')?.toLowerCase()).toContain('origin');
    });

    it('locks an account after five wrong passwords for 15 minutes, and tells how many tries are left', async () => {
      const api = suite.server.client().api;
      const tryWith = (password: string, account = 'C1002') =>
        api.merchantLogin({ account, password, deviceId: asId('device-x') });
      for (const triesLeft of [4, 3, 2, 1])
        expect(await failure(tryWith('wrong'))).toMatchObject({
          reason: 'PASSWORD_WRONG',
          data: { triesLeft },
        });
      expect(await failure(tryWith('wrong'))).toMatchObject({
        reason: 'ACCOUNT_LOCKED',
        data: { until: NOON + 15 * MINUTE },
      });
      expect(await reasonOf(tryWith('senado-demo'))).toBe('ACCOUNT_LOCKED');
      expect(await reasonOf(tryWith('wrong', 'nobody'))).toBe('PASSWORD_WRONG');
      clock.advance(15 * MINUTE);
      expect((await tryWith('senado-demo')).operator.role).toBe('cashier');
    });

    it('a till’s token lasts 12 hours; its refresh works once, at its device', async () => {
      const till = await tillOf(suite.server);
      const refresh = (deviceId: string) =>
        suite.server
          .client()
          .api.merchantRefresh({ refreshToken: till.refreshToken, deviceId: asId(deviceId) });
      clock.advance(12 * 60 * MINUTE);
      expect(await reasonOf(till.api.merchantInfo({}))).toBe('SESSION_INVALID');
      expect(await reasonOf(refresh('device-other'))).toBe('SESSION_INVALID');
      till.setToken((await refresh(till.deviceId)).token);
      expect((await till.api.merchantInfo({})).operators).toEqual([]);
      expect(await reasonOf(refresh(till.deviceId))).toBe('SESSION_INVALID');
    });

    it('says that it lives and that it can write', async () => {
      for (const path of ['/livez', '/readyz']) {
        const reply = await fetch(suite.server.url + path);
        expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }]);
      }
    });

    it('tells how it does', async () => {
      expect(await (await fetch(`${suite.server.url}/healthz`)).json()).toEqual({
        status: 'ok',
        database: 'embedded',
      });
      const document = (await (await fetch(`${suite.server.url}/docs/json`)).json()) as {
        paths: Record<string, { post: { summary: string } }>;
      };
      expect(document.paths['/group/order/verify/_check']!.post.summary).toBe('Write vouchers off');
    });
  },
  { clock },
);

onEach(
  DATABASES.slice(0, 1),
  'limits',
  (suite) => {
    const phone = { region: '853' as const, phone: '66880099' };

    it('one sign-in code a minute and ten a day to a phone; five wrong tries end a code', async () => {
      clock.set(NOON);
      const { api } = suite.server.client();
      const { demoCode } = await api.memberSendCode(phone);
      expect(await failure(api.memberSendCode(phone))).toMatchObject({
        reason: 'LOGIN_CODE_TOO_SOON',
        data: { seconds: 60 },
      });
      const wrong = demoCode === '000000' ? '000001' : '000000';
      for (let turn = 0; turn < 5; turn += 1)
        expect(await reasonOf(api.memberLogin({ ...phone, code: wrong }))).toBe('LOGIN_CODE_WRONG');
      expect(await reasonOf(api.memberLogin({ ...phone, code: demoCode! }))).toBe(
        'LOGIN_CODE_TRIES',
      );
      for (let turn = 0; turn < 9; turn += 1) {
        clock.advance(60 * SECOND);
        await api.memberSendCode(phone);
      }
      clock.advance(60 * SECOND);
      expect(await reasonOf(api.memberSendCode(phone))).toBe('LOGIN_CODE_DAY');
      clock.advance(DAY);
      const fresh = await api.memberSendCode(phone);
      clock.advance(5 * MINUTE + 1);
      expect(await reasonOf(api.memberLogin({ ...phone, code: fresh.demoCode! }))).toBe(
        'LOGIN_CODE_EXPIRED',
      );
      expect(await reasonOf(api.memberSendCode({ region: '86', phone: '66880099' }))).toBe(
        'PHONE_INVALID',
      );
    });

    it('an address that calls far too often is told to wait, and may go on a second later', async () => {
      const counted: HttpRequest[] = [];
      const real = axiosTransport();
      const { api } = suite.server.client({
        transport: (request) => {
          counted.push(request);
          return real(request);
        },
      });
      const results = await Promise.allSettled(
        Array.from({ length: 40 }, () => api.groupProductInfo({ productId: asId('egg-tart-box') })),
      );
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused.length).toBeGreaterThan(0);
      expect(
        await reasonOf(Promise.reject((refused[0] as PromiseRejectedResult).reason as Error)),
      ).toBe('TOO_MANY_CALLS');
      clock.advance(3 * SECOND);
      expect((await api.groupProductInfo({ productId: asId('egg-tart-box') })).productId).toBe(
        'egg-tart-box',
      );
      expect(counted).toHaveLength(41);
    });
  },
  { clock, env: { LIMIT_ADDRESS: '10', LOGIN_CODE_WAIT_SECONDS: '60', LOGIN_CODES_PER_DAY: '10' } },
);
