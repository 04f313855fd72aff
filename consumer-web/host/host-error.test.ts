// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { plainBrowser } from './browser.ts';
import type { ClientPorts } from './client.ts';
import { miniProgram } from './mini-program.ts';
import { nativeApp } from './native-app.ts';
import { hostFailureKey } from './host-error.ts';

const ports = {} as ClientPorts;
const card = { title: '', text: '', url: '', picture: '' };

/** What is shown when a client refuses. */
const wordsOf = async (refused: Promise<unknown>): Promise<string> => {
  const error: unknown = await refused.then(
    () => null,
    (why: unknown) => why,
  );
  return translator('zh-Hant')(hostFailureKey(error, 'member.loginFailed'));
};

/** The native app, whose login ends with this result. */
const appThatAnswers = (result: string) => {
  vi.stubGlobal('SenadoNative', {
    postMessage: (message: string) => {
      const { id } = JSON.parse(message) as { id: number };
      window.senadoNativeReply?.(id, true, JSON.stringify({ result }));
    },
  });
  return nativeApp();
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('outside the app, outside the social browser and without a login a client fails in the documented words (spec 000 §8)', async () => {
  expect(await wordsOf(plainBrowser(ports).login())).toBe('不是APP环境');
  expect(await wordsOf(nativeApp().login())).toBe('不是APP环境');
  vi.stubGlobal('wx', {});
  expect(await wordsOf(miniProgram(ports).share(card))).toBe('非微信');
  expect(await wordsOf(appThatAnswers('login_fail').login())).toBe('没登录');
});

it('any other failure has the words of the action', async () => {
  expect(await wordsOf(appThatAnswers('cancel').login())).toBe('登錄失敗');
  expect(await wordsOf(Promise.reject(new Error('broken')))).toBe('登錄失敗');
});
