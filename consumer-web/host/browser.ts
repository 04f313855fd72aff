import type { Host } from './host.ts';

const OSES: readonly (readonly [RegExp, string])[] = [[/iphone|ipad|ipod/i, 'ios'], [/android/i, 'android'], [/windows/i, 'windows'], [/mac os/i, 'macos'], [/linux/i, 'linux']];

const on = (target: EventTarget, names: readonly string[], listener: (event: Event) => void): (() => void) => {
  for (const name of names) target.addEventListener(name, listener);
  return () => { for (const name of names) target.removeEventListener(name, listener); };
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
  return () => { isOver = true; stop(); void lock?.release(); };
};

/** The plain browser. */
export const browserHost = (): Host => ({
  kind: 'web',
  isContainer: false,
  hasOwnBar: false,
  appVersion: () => null,
  setTitle: () => undefined,
  close: () => { window.close(); },
  goBack: () => { history.back(); },
  locale: () => navigator.language,
  facts: () => ({ os: OSES.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'web', model: 'browser' }),
  backend: () => document.querySelector<HTMLMetaElement>('meta[name="senado-backend"]')?.content.replace(/\/+$/, '') ?? '',
  isOnline: () => navigator.onLine,
  onOnlineChange: (listener) => on(window, ['online', 'offline'], listener),
  isVisible: () => !document.hidden,
  appUrl: () => location.origin + location.pathname,
  appPath: () => location.pathname,
  leaveTo: (url) => location.assign(url),
  onShownAgain: (listener) => on(window, ['pageshow'], (event) => { if ((event as PageTransitionEvent).persisted) listener(); }),
  reload: () => location.reload(),
  copyText,
  keepAwake,
});
