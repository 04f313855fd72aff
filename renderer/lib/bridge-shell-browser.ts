import type { Bridge } from '#shared/ipc/index.ts';
import type { DesktopChoices } from '#shared/ipc/shell.ts';

type ShellCalls = Pick<
  Bridge,
  | 'nextSignal'
  | 'readChoices'
  | 'choose'
  | 'checkUpdate'
  | 'sendLanguage'
  | 'keepAwake'
  | 'showCustomer'
  | 'showWaiting'
  | 'noteFault'
>;

/** The desktop's shell calls in a tab: none has an effect. A tab is always as new as its server. */
const NO_CHOICES: DesktopChoices = {
  openAtLogin: null,
  customerDisplay: false,
  displays: 1,
  updates: false,
  updateState: 'off',
};

/** The browser's wake lock. It is released automatically when the tab is hidden. */
const wakeLock = () => {
  let held: WakeLockSentinel | null = null;
  return async (isOn: boolean): Promise<null> => {
    try {
      if (!isOn) await held?.release();
      else if (held === null || held.released) held = await navigator.wakeLock.request('screen');
    } catch {
      // refused, or an old browser: the screen may sleep
    }
    return null;
  };
};

/** The badge of an installed app. It is left out where the browser has none. */
const showBadge = async (count: number): Promise<null> => {
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // refused, or an old browser: the title has the number
  }
  return null;
};

/** The desktop around the pages, as far as a tab has one: no menu, no links, no second screen, no updates, no log. */
export const browserShell = (): ShellCalls => ({
  nextSignal: () => new Promise(() => undefined),
  readChoices: () => Promise.resolve(NO_CHOICES),
  choose: () => Promise.resolve(NO_CHOICES),
  checkUpdate: () => Promise.resolve('off'),
  sendLanguage: () => Promise.resolve(null),
  keepAwake: wakeLock(),
  showCustomer: () => Promise.resolve(false),
  showWaiting: showBadge,
  noteFault: () => Promise.resolve(null),
});
