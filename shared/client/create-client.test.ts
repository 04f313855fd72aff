import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../contract/define.ts';
import { dollars } from '../contract/wire.ts';
import { cents } from '../kernel/money.ts';
import { fixedClock } from '../testing/clock.ts';
import { fakeTransport } from '../testing/transport.ts';
import { ApiError } from './api-error.ts';
import { createClient, READ_REPEAT_MS, type ClientPorts } from './create-client.ts';
import { signature } from './signature.ts';
import { TransportError } from './transport.ts';

const contract = {
  readPrice: call('/price/_get', {
    caller: 'guest',
    repeat: 'read',
    summary: '',
    request: z.object({ id: z.string() }),
    reply: z.object({ price: dollars }),
  }),
  pay: call('/pay', {
    caller: 'member',
    repeat: 'keyed',
    summary: '',
    request: z.object({ amount: dollars }),
    reply: z.object({}),
  }),
  info: call('/info', {
    caller: 'member',
    skippedForTourist: true,
    summary: '',
    request: z.object({}),
    reply: z.object({}),
  }),
};

const setUp = (steps: Parameters<typeof fakeTransport>, more: Partial<ClientPorts> = {}) => {
  const transport = fakeTransport(...steps);
  let offset = 0;
  let nonce = 0;
  const waits: number[] = [];
  const client = createClient(contract, {
    baseUrl: 'http://api',
    transport,
    clock: fixedClock(),
    facts: { kind: 'web', os: 'os', model: 'm', equipmentId: 'e', anonymousId: 'a' },
    gateway: { id: 'k', secret: 's' },
    sign: signature,
    identity: () => ({ token: 't' }),
    place: () => ({ lat: 22.1, lon: 113.5 }),
    language: () => 'zh-TW',
    nonce: () => `nonce-${(nonce += 1)}`,
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    offset: {
      get: () => offset,
      set: (ms) => {
        offset = ms;
      },
    },
    ...more,
  });
  return { ...client, transport, waits, offset: () => offset };
};
const lost = () => new TransportError('network');

describe('the request client', () => {
  it('makes calls of entries that come later', async () => {
    const { bind, transport } = setUp([{ body: { late: true } }]);
    const later = bind({
      late: call('/late', {
        caller: 'guest',
        summary: '',
        request: z.object({}),
        reply: z.object({ late: z.boolean() }),
      }),
    });
    expect(await later.late({})).toEqual({ late: true });
    expect(transport.sent[0]!.url).toBe('http://api/late');
  });

  it('adds lon and lat, removes showLoading, encodes money and reports to the loading sign', async () => {
    const onLoading = vi.fn<(change: 1 | -1) => void>();
    const { api, transport } = setUp([{}], { onLoading });
    await api.pay({ amount: cents(1250), showLoading: true }, { key: 'once' });
    expect(JSON.parse(transport.sent[0]!.body)).toEqual({ amount: 12.5, lat: 22.1, lon: 113.5 });
    expect(transport.sent[0]!.headers).toMatchObject({
      'idempotency-key': 'once',
      'x-token': 't',
      'x-language': 'zh-TW',
      'x-scope': 'share',
      'x-client-version': '9.0.0',
    });
    expect(onLoading.mock.calls).toEqual([[1], [-1]]);
  });

  it('adds a field of the account and the time where the path asks for one (decision O3)', async () => {
    const verified = {
      card: call('/card/_get-verify', {
        caller: 'member',
        summary: '',
        request: z.object({ no: z.string() }),
        reply: z.object({}),
      }),
    };
    const sentBy = async (more: Partial<ClientPorts>): Promise<unknown> => {
      const { bind, transport } = setUp([{}], { place: () => null, ...more });
      await bind(verified).card({ no: '1' });
      const [{ headers, body }] = transport.sent as [(typeof transport.sent)[number]];
      expect(headers['x-gateway-signature']).toBe(
        signature('s', {
          method: 'POST',
          path: '/card/_get-verify',
          timestamp: Number(headers['x-timestamp']),
          nonce: 'nonce-1',
          body,
        }),
      );
      return JSON.parse(body);
    };
    const verify: unknown = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(await sentBy({})).toEqual({ no: '1', verify });
    expect(await sentBy({ identity: () => ({ token: 't', userId: 'u' }) })).not.toEqual(
      await sentBy({}),
    );
  });

  it('sends a call’s own scope from the social browser, and from nowhere else (spec 002 §7)', async () => {
    const facts = { os: 'os', model: 'm', equipmentId: 'e', anonymousId: 'a' };
    const shared = {
      receive: call('/receive', {
        caller: 'guest',
        socialScope: 'share',
        summary: '',
        request: z.object({}),
        reply: z.object({}),
      }),
    };
    const scopeOf = async (kind: 'social' | 'app'): Promise<string | undefined> => {
      const { bind, transport } = setUp([{}], { facts: { ...facts, kind } });
      await bind(shared).receive({});
      return transport.sent[0]!.headers['x-scope'];
    };
    expect([await scopeOf('social'), await scopeOf('app')]).toEqual(['share', 'app']);
  });

  it('tells with every request who calls, with what and from where (spec 000 §7)', async () => {
    const { api, transport } = setUp([{ body: { price: 1 } }], {
      identity: () => ({ token: 't', userId: 'u', openId: 'o', unionId: 'n' }),
    });
    await api.readPrice({ id: 'x' });
    const { headers } = transport.sent[0]!;
    expect(headers).toEqual({
      'content-type': 'application/json;charset=utf-8',
      'x-client-type': '7',
      'x-client-version': '9.0.0',
      'x-scope': 'share',
      'x-device': '1',
      'x-os': 'os',
      'x-model': 'm',
      'x-timestamp': String(fixedClock().now()),
      'x-token': 't',
      'x-open-id': 'o',
      'x-union-id': 'n',
      'x-language': 'zh-TW',
      'x-user-id': 'u',
      'x-equipment-id': 'e',
      'x-lon': '113.5',
      'x-lat': '22.1',
      'x-anonymous-id': 'a',
      'x-gateway-key': 'k',
      'x-gateway-nonce': 'nonce-1',
      'x-gateway-signature': expect.stringMatching(/^[\w+/]{43}=$/) as unknown,
    });
  });

  it.each([
    ['app', 'app'],
    ['wallet', 'mpass'],
    ['paymentApp', 'alipay'],
    ['social', 'wechat_web'],
    ['miniProgram', 'wechat_mini'],
    ['bank', 'boc_h5'],
    ['web', 'share'],
  ] as const)('%s has the scope %s (spec 000 §6, decision O4)', async (kind, scope) => {
    const { api, transport } = setUp([{ body: { price: 1 } }], {
      facts: { kind, os: 'os', model: 'm', equipmentId: 'e', anonymousId: 'a' },
    });
    await api.readPrice({ id: 'x' });
    expect(transport.sent[0]!.headers['x-scope']).toBe(scope);
  });

  it('signs method, path, time, nonce and body', async () => {
    const { api, transport } = setUp([{ body: { price: 1 } }]);
    await api.readPrice({ id: 'x' });
    const { headers, body } = transport.sent[0]!;
    expect(headers['x-gateway-signature']).toBe(
      signature('s', {
        method: 'POST',
        path: '/price/_get',
        timestamp: Number(headers['x-timestamp']),
        nonce: 'nonce-1',
        body,
      }),
    );
  });

  it('decodes dollars to cents, bare or in an envelope', async () => {
    const { api } = setUp([
      { body: { price: 0.1 } },
      { body: { code: 0, data: { price: 19.99 } } },
    ]);
    expect(await api.readPrice({ id: 'x' })).toEqual({ price: 10 });
    expect(await api.readPrice({ id: 'x' })).toEqual({ price: 1999 });
  });

  it('repeats a read twice on a bad connection, with a fresh nonce, and never a write', async () => {
    const reading = setUp([lost(), lost(), { body: { price: 1 } }]);
    await reading.api.readPrice({ id: 'x' });
    expect(reading.waits).toEqual([...READ_REPEAT_MS]);
    expect(new Set(reading.transport.sent.map((r) => r.headers['x-gateway-nonce'])).size).toBe(3);
    const writing = setUp([lost()]);
    await expect(writing.api.pay({ amount: cents(1) })).rejects.toMatchObject({
      kind: 'network',
      code: null,
    });
  });

  it.each([
    [
      'business',
      { status: 409, body: { code: -2020103, note: '商品已售罄', data: { left: 0 } } },
      { code: -2020103, note: '商品已售罄', data: { left: 0 } },
    ],
    ['business', { status: 200, body: { code: -5 } }, { code: -5, note: '' }],
    ['session', { status: 401, body: { code: -10001003, note: '' } }, { code: -10001003 }],
    ['contract', { body: { price: 'free' } }, { code: null }],
    ['network', { status: 502, body: undefined }, { code: null }],
    ['network', { status: 503, body: { code: 503, note: 'upstream' } }, { code: 503 }],
    ['network', { status: 500, body: { code: -1, note: '' } }, { code: -1 }],
    ['business', { status: 500, body: { code: -2020103, note: '商品已售罄' } }, { code: -2020103 }],
  ] as const)('calls it %s', async (kind, step, expected) => {
    const { api, onFailure } = setUp([step, step, step]);
    const heard: ApiError[] = [];
    onFailure(({ error }) => {
      heard.push(error);
    });
    await expect(api.readPrice({ id: 'x' })).rejects.toMatchObject({ kind, ...expected });
    expect(heard).toHaveLength(1);
  });

  it('learns the server clock from the date header and recovers from a skew refusal once', async () => {
    const server = Date.parse('2026-11-21T13:00:00+08:00');
    const date = new Date(server).toUTCString();
    const { api, transport, offset, now } = setUp([
      { status: 401, headers: { date }, body: { code: -10000403 } },
      { headers: { date }, body: { price: 1 } },
    ]);
    await api.readPrice({ id: 'x' });
    expect(offset()).toBe(3_600_500);
    expect(now()).toBe(server + 500);
    expect(Number(transport.sent[1]!.headers['x-timestamp'])).toBe(server + 500);
  });

  it("skips a tourist's call without asking the server", async () => {
    const { api, transport } = setUp([], { identity: () => ({}) });
    await expect(api.info({})).rejects.toMatchObject({ kind: 'session', note: '未登錄' });
    expect(transport.sent).toHaveLength(0);
  });

  it('gives a caller its own abort back', async () => {
    const { api } = setUp([new TransportError('aborted')]);
    await expect(api.readPrice({ id: 'x' })).rejects.toBeInstanceOf(TransportError);
  });
});
