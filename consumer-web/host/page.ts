import { clientIn } from '#shared/guards/host-client.ts';
import { appVersionIn } from '#shared/validate/version.ts';
import { localeIn, modelIn, systemIn } from './detect.ts';
import type { Page } from './host.ts';

const on = (
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
): (() => void) => {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
};

/** For pages without the clipboard permission: the selection of a hidden field. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.cssText = 'position:fixed;opacity:0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
};

const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};

/** The lock is lost whenever the page is hidden, and taken again when it is shown. */
const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const take = async (): Promise<void> => {
    if (isOver || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      lock = null; // low battery or no permission: the screen follows its own setting
    }
  };
  const stop = on(document, ['visibilitychange'], () => void take());
  void take();
  return () => {
    isOver = true;
    stop();
    void lock?.release();
  };
};

/** The page itself, which is the same in every client. */
export const browserPage = (): Page => {
  const { userAgent } = navigator;
  return {
    kind: clientIn({ userAgent, wxEnvironment: window.__wxjs_environment }),
    appVersion: () => appVersionIn(userAgent),
    locale: () => localeIn(userAgent, navigator.language),
    facts: () => ({ os: systemIn(userAgent), model: modelIn(userAgent) }),
    backend: () =>
      document
        .querySelector<HTMLMetaElement>('meta[name="senado-backend"]')
        ?.content.replace(/\/+$/, '') ?? '',
    isOnline: () => navigator.onLine,
    onOnlineChange: (listener) => on(window, ['online', 'offline'], listener),
    isVisible: () => !document.hidden,
    appUrl: () => location.origin + location.pathname,
    appPath: () => location.pathname,
    search: () => location.search,
    replaceSearch: (search) => {
      history.replaceState(history.state, '', location.pathname + search + location.hash);
    },
    leaveTo: (url) => location.assign(url),
    onShownAgain: (listener) =>
      on(window, ['pageshow'], (event) => {
        if ((event as PageTransitionEvent).persisted) listener();
      }),
    reload: () => location.reload(),
    copyText,
    keepAwake,
    beacon: (url, text) => navigator.sendBeacon(url, new Blob([text], { type: 'text/plain' })),
  };
};
