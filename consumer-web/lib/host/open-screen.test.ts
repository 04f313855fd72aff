// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ClientPorts } from '../../host/client.ts';
import { wallet } from '../../host/wallet.ts';
import { chooseLanguage } from '../i18n.ts';
import { useNotice } from '../notice.ts';
import { host } from './host.ts';
import { openScreen } from './open-screen.ts';

const ports = { walletConfig: () => Promise.resolve({}) } as unknown as ClientPorts;

beforeAll(() => chooseLanguage('zh-Hant'), 60_000);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['unsupported', '不支持 openOtherApp API'],
  ['success', ''],
])('a super-app that answers "%s" is reported as "%s" (spec 002 §8)', async (result, text) => {
  const call = vi.fn((_name: string, _params: object, answer: (value: object) => void) => {
    answer({ result });
  });
  vi.stubGlobal('mpass', { ready: (run: () => void) => run(), config: () => undefined, call });
  vi.spyOn(host, 'openScreen').mockImplementation(wallet(ports).openScreen);
  useNotice.setState({ text: '' });
  await openScreen('another-app', { parameters: 'p' });
  expect(call.mock.calls.map(([name, params]) => [name, params])).toEqual([
    ['openOtherApp', { target: 'another-app', parameters: 'p' }],
  ]);
  expect(useNotice.getState().text).toBe(text);
});
