import { createStore } from 'zustand/vanilla';
import { isApiError } from '#shared/client/api-error.ts';
import { createClient, type Api, type CallOptions } from '#shared/client/create-client.ts';
import { fetchTransport } from '#shared/client/fetch-transport.ts';
import { signature } from '#shared/client/signature.ts';
import { webGatewayKey } from '#shared/client/web-key.ts';
import type { Call } from '#shared/contract/define.ts';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import { wireLanguage } from '#shared/i18n/language.ts';
import { systemClock } from './clock.ts';
import { askForPassword } from './confirm-password.ts';
import { randomText } from './fresh-id.ts';
import { deviceId, machine } from './machine.ts';
import { noteAnswer } from './online.ts';
import { closeSession, currentSession, opened, renewSession } from './session.ts';
import { endedBy, sessionRefresher } from './session-refresh.ts';
import { settingsStore } from './settings.ts';
import { KEYS, readKey, writeKey } from './storage.ts';

const multipart = (fields: Readonly<Record<string, string>>, file: unknown): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file instanceof Blob) form.set('file', file);
  return form;
};

const clientAs = (identity: () => { token: string | undefined; userId?: string | undefined }) =>
  createClient(merchantContract, {
    get baseUrl() {
      return machine().backendUrl;
    },
    get facts() {
      const { deviceId, platform, runtime, version } = machine();
      return {
        kind: 'console',
        version,
        os: platform,
        model: runtime,
        equipmentId: deviceId,
        anonymousId: deviceId,
      } as const;
    },
    transport: fetchTransport(globalThis),
    clock: systemClock,
    gateway: webGatewayKey(import.meta.env['VITE_GATEWAY_KEY'] as string | undefined),
    sign: signature,
    identity,
    place: () => null,
    language: () => wireLanguage(settingsStore.getState().language),
    nonce: randomText,
    form: multipart,
    sleep: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
    offset: { get: () => readKey(KEYS.serverOffset), set: (ms) => writeKey(KEYS.serverOffset, ms) },
  });

const client = clientAs(() => ({
  token: currentSession()?.token,
  userId: currentSession()?.operator.id,
}));

/** The server's time as far as known. */
export const serverNow = client.now;
export const onFailure = client.onFailure;

const refresher = sessionRefresher({
  now: serverNow,
  // a locked tab has nothing to exchange
  session: () => (currentSession()?.token === '' ? null : currentSession()),
  refresh: ({ refreshToken }) => client.api.merchantRefresh({ refreshToken, deviceId: deviceId() }),
  renew: renewSession,
  drop: ({ token }) => endSessionOf(token),
  close: closeSession,
});
export const watchSession = refresher.watch;

/** How many calls are under way with the session's token. */
export const underWay = createStore<number>(() => 0);
const countUnderWay = (change: 1 | -1): void => underWay.setState((count) => count + change, true);

type AnyCall = (body: never, options?: CallOptions) => Promise<unknown>;

/** Merchant calls go out with a fresh token (a stream is not counted as under way: it never ends by itself); those of a locked tab that dropped it wait. A refusal of the very token that is current ends the session; one of an older token is repeated with the new one. A till that the owner has stopped is signed out by its next call. */
const withSession =
  (run: AnyCall, isStream: boolean): AnyCall =>
  async (body, options) => {
    await opened();
    if (!isStream) countUnderWay(1);
    let token: string | undefined;
    try {
      await refresher.ensure();
      token = currentSession()?.token;
      return await run(body, options);
    } catch (error) {
      const why = endedBy(error);
      if (why === null) throw error;
      const now = currentSession()?.token;
      if (why === 'expired' && now && now !== token) return await run(body, options);
      await closeSession(why);
      throw error;
    } finally {
      if (!isStream) countUnderWay(-1);
    }
  };

/** For calls that need the operator's own password: asks for it, and continues when it was right. */
const withPassword =
  (run: AnyCall): AnyCall =>
  async (body, options) => {
    try {
      return await run(body, options);
    } catch (error) {
      if (!isApiError(error) || error.reason !== 'PASSWORD_NEEDED' || !(await askForPassword()))
        throw error;
      return run(body, options);
    }
  };

const noted =
  (run: AnyCall): AnyCall =>
  async (body, options) => {
    try {
      const reply = await run(body, options);
      noteAnswer();
      return reply;
    } catch (error) {
      noteAnswer(error);
      throw error;
    }
  };

/** The functions of calls, typed. They reject with `ApiError` only. */
export const bindCalls = <C extends Record<string, Call>>(calls: C): Api<C> =>
  Object.fromEntries(
    Object.entries<AnyCall>(client.bind(calls)).map(([name, run]) => {
      const { caller, messages } = calls[name]!;
      const isStream = messages !== undefined;
      return [name, noted(caller === 'merchant' ? withPassword(withSession(run, isStream)) : run)];
    }),
  ) as unknown as Api<C>;

/** The calls that the console begins with; parts that are loaded later bring their own. */
export const api = bindCalls(merchantContract);

/** Ends a session that only proved an identity. The till keeps its key and its operator; the caller does not wait. */
export const endSessionOf = (token: string): void => {
  clientAs(() => ({ token }))
    .api.merchantLogout({ keepsTill: true })
    .catch(() => undefined);
};
