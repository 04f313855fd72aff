import { bridge } from '../lib/bridge.ts';
import { followDesktop } from '../lib/desktop-signals.ts';
import { keepLinkedVoucher } from '../domain/scanned/linked-voucher.ts';
import { settingsStore } from '../lib/settings.ts';

const TEXT_MOST = 2000;

/** The text of anything thrown, shortened. */
const textOf = (thrown: unknown): string =>
  (thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)).slice(0, TEXT_MOST);

const note = (kind: 'error' | 'rejection', thrown: unknown): void => {
  bridge.noteFault({ kind, text: textOf(thrown) }).catch(() => undefined);
};

/** Faults of the page go to the desktop's log, which redacts them. */
const reportFaults = (): void => {
  window.addEventListener('error', ({ error, message }) => note('error', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
};

/** The desktop's menu uses the console's language. */
const sendLanguage = (): void => {
  const send = (): void => {
    bridge.sendLanguage(settingsStore.getState().language).catch(() => undefined);
  };
  send();
  settingsStore.subscribe(({ language }, old) => {
    if (language !== old.language) send();
  });
};

/** Background work between the pages and the desktop shell. Started once. */
export const watchDesktop = (): void => {
  reportFaults();
  sendLanguage();
  keepLinkedVoucher();
  void followDesktop({
    next: bridge.nextSignal,
    pause: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
  });
};
