import { HostError } from './host-error.ts';

/** The native app's methods that the documents name (spec 000 §7). */
export const NATIVE_METHODS = [
  'getUserInfo',
  'requestLoginAsync',
  'requestLocationAsync',
  'getSelectLocation',
  'payAsync',
  'shareWithParamAsyncForH5',
  'openWebPage',
  'jumpByScheme',
  'copy',
  'scanQRCode',
  'openAddressList',
  'startKF',
  'listenImEvent',
  'hasNotifyPermission',
  'oauthInfoWithMsg',
] as const;
export type NativeMethod = (typeof NATIVE_METHODS)[number];

export type NativeBridge = {
  call: (method: NativeMethod, params?: object) => Promise<unknown>;
  on: (event: string, listener: (value: unknown) => void) => () => void;
};

type Waiting = { resolve: (value: unknown) => void; reject: (error: HostError) => void };

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
};

/** The way into the app: Android puts an object into the page, iOS a message handler. */
const send = (): ((message: string) => void) | null => {
  const { SenadoNative, webkit } = window;
  if (SenadoNative)
    return (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window: the app's own object
      SenadoNative.postMessage(message);
    };
  const handler = webkit?.messageHandlers?.SenadoNative;
  return handler
    ? (message) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window: the app's own object
        handler.postMessage(message);
      }
    : null;
};

/** Calls as JSON messages with a number, which the app answers by `senadoNativeReply`. What waits for a person waits for ever. */
export const nativeBridge = (): NativeBridge => {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  let last = 0;
  window.senadoNativeReply = (id, isOk, json) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (isOk) asked?.resolve(parsed(json));
    else asked?.reject(new HostError('failed'));
  };
  window.senadoNativeEvent = (name, json) => {
    for (const listener of listeners.get(name) ?? []) listener(parsed(json));
  };
  return {
    call: (method, params = {}) =>
      new Promise((resolve, reject) => {
        const post = send();
        if (post === null) {
          reject(new HostError('notInApp'));
          return;
        }
        last += 1;
        waiting.set(last, { resolve, reject });
        post(JSON.stringify({ id: last, method, params }));
      }),
    on: (event, listener) => {
      const named = listeners.get(event) ?? new Set();
      listeners.set(event, named.add(listener));
      return () => {
        named.delete(listener);
      };
    },
  };
};
