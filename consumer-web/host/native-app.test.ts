// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Client, ClientPorts } from './client.ts';
import { bank } from './bank.ts';
import { nativeApp } from './native-app.ts';
import { NATIVE_METHODS, type NativeMethod } from './native-bridge.ts';

type Asked = { id: number; method: string; params: unknown };
const point = { lat: 22.2, lon: 113.55 };
const place = { ...point, addressId: 'a', title: '官也街', address: '氹仔官也街' };
const card = { title: 'T', text: 'X', url: 'https://u.example', picture: 'p' };
const native = (app: Client) => app.native!;

/** The app of a phone, which answers all it is asked. */
const appThatAnswers = (answer: unknown): { app: Client; asked: Asked[] } => {
  const asked: Asked[] = [];
  vi.stubGlobal('SenadoNative', {
    postMessage: (message: string) => {
      const call = JSON.parse(message) as Asked;
      asked.push(call);
      window.senadoNativeReply?.(call.id, true, JSON.stringify(answer));
    },
  });
  return { app: nativeApp(), asked };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

type Row = [NativeMethod, (app: Client) => unknown, unknown, unknown, unknown];
const ROWS: Row[] = [
  [
    'getUserInfo',
    (app) => native(app).userInfo(),
    { token: 't', userId: 'u', phone: '6' },
    {},
    { token: 't', userId: 'u', phone: '6' },
  ],
  [
    'requestLoginAsync',
    (app) => app.login(),
    { result: 'login_success', token: 't', userId: 'u', phone: '6' },
    {},
    { kind: 'token', token: 't', userId: 'u', phone: '6' },
  ],
  [
    'requestLocationAsync',
    (app) => app.locate(),
    { ...point, accuracy: 30 },
    {},
    { ...point, accuracy: 30, ageMs: 0 },
  ],
  ['getSelectLocation', (app) => native(app).selectedPlace(), place, {}, place],
  ['openAddressList', (app) => native(app).pickAddress(), place, {}, place],
  [
    'payAsync',
    (app) => app.pay({ type: 'MP_MACAU', payParams: '{"tradeNo":"7"}' }),
    { result: 'success' },
    { type: 'MP_MACAU', tradeNo: '7' },
    'paid',
  ],
  [
    'shareWithParamAsyncForH5',
    (app) => app.share(card),
    { result: 'success' },
    {
      title: 'T',
      desc: 'X',
      link: 'https://u.example',
      imgUrl: 'p',
      channels: ['WeChat', 'Facebook', 'moments'],
    },
    'shared',
  ],
  [
    'openWebPage',
    (app) => app.openPage('https://u.example'),
    {},
    { url: 'https://u.example' },
    undefined,
  ],
  [
    'jumpByScheme',
    (app) => app.openScreen('TaskCenterController', { parameters: '{}' }),
    {},
    { scheme: 'TaskCenterController', parameters: '{}' },
    undefined,
  ],
  ['copy', (app) => native(app).copy('7'), { result: 'success' }, { text: '7' }, true],
  ['scanQRCode', (app) => app.scan(), { text: 'found' }, {}, 'found'],
  ['startKF', (app) => native(app).openSupport(), {}, {}, undefined],
  ['hasNotifyPermission', (app) => native(app).mayNotify(), { has: true }, {}, true],
];

it.each(ROWS)(
  'the app is asked by %s (spec 000 §7)',
  async (method, ask, answer, params, result) => {
    const { app, asked } = appThatAnswers(answer);
    expect(await ask(app)).toEqual(result);
    expect(asked).toEqual([{ id: 1, method, params }]);
  },
);

it('listenImEvent reports unread messages until it is put away (spec 000 §7)', () => {
  const { app, asked } = appThatAnswers({});
  const listener = vi.fn();
  const stop = native(app).onMessage(listener);
  expect(asked.map(({ method }) => method)).toEqual(['listenImEvent']);
  window.senadoNativeEvent?.('im', '{"unread":3}');
  stop();
  window.senadoNativeEvent?.('im', '{"unread":4}');
  expect(listener.mock.calls).toEqual([[3]]);
});

it('oauthInfoWithMsg brings the message that the bank signed (spec 000 §4, §7)', async () => {
  const call = vi.fn((_name: string, _params: string, answer: (json: string) => void) => {
    answer('{"msg":"signed"}');
  });
  vi.stubGlobal('BocBridge', { call });
  expect(await bank({} as ClientPorts).login()).toEqual({ kind: 'bankMessage', msg: 'signed' });
  expect(call.mock.calls[0]!.slice(0, 2)).toEqual(['oauthInfoWithMsg', '{}']);
});

it('every documented call of the bridge has a row here (spec 000 §7)', () => {
  expect(
    [...ROWS.map(([method]) => method), 'listenImEvent', 'oauthInfoWithMsg'].toSorted(),
  ).toEqual([...NATIVE_METHODS].toSorted());
});
