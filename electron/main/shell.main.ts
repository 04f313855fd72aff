import { app } from 'electron';
import { languageOfLocale, type Language } from '#shared/i18n/translate.ts';
import type { DesktopChange, DesktopChoices } from '#shared/ipc/shell.ts';
import type { BridgeHandlers } from './bridge-door.ts';
import { openChoices } from './choices-file.ts';
import { customerDisplay } from './customer-display.main.ts';
import { loginItem } from './login-item.main.ts';
import { holdWindowInKiosk, isKiosk, setKiosk } from './kiosk.main.ts';
import { askBeforeLeaving } from './leave.main.ts';
import { logs, noteFault, openLogs } from './logs.main.ts';
import { setMenu } from './menu.main.ts';
import { keepAwake, watchSleep } from './power.main.ts';
import { signals } from './signals.main.ts';
import { loadUpdater } from './update.main.ts';
import { createUpdates, updateFeed } from './updates.ts';
import { waitingOrders } from './waiting.main.ts';

type ShellCalls = Pick<
  BridgeHandlers,
  | 'nextSignal'
  | 'readChoices'
  | 'choose'
  | 'checkUpdate'
  | 'sendLanguage'
  | 'keepAwake'
  | 'showCustomer'
  | 'showWaiting'
  | 'noteFault'
  | 'openLogs'
  | 'setKiosk'
>;
export type Shell = {
  readonly calls: ShellCalls;
  /** Once the console's window is there. */ readonly open: () => void;
};

const report = (what: string): void => logs.warn(what);

/** The parts around the pages, once they are open. */
const openParts = async () => {
  const kept = await openChoices({ folder: app.getPath('userData'), report });
  const updates = createUpdates({
    isWanted: () => kept.now().updates,
    feed: () => updateFeed(process.env['SENADO_UPDATE_FEED'] ?? kept.now().updateFeed),
    load: loadUpdater,
    report,
    every: (ms, act) => {
      setInterval(act, ms).unref();
    },
  });
  const display = customerDisplay(() => kept.now().customerDisplay);
  return { kept, login: loginItem(), display, updates, waiting: waitingOrders() };
};
type Parts = Awaited<ReturnType<typeof openParts>>;

const readChoices = async ({ kept, login, display, updates }: Parts): Promise<DesktopChoices> => {
  const { customerDisplay: isDisplayWanted, updates: isUpdateWanted } = kept.now();
  return {
    openAtLogin: login === null ? null : await login.isOn(),
    customerDisplay: isDisplayWanted,
    displays: display.count(),
    updates: isUpdateWanted,
    updateState: updates.now(),
  };
};

const keepChoices = async (
  { kept, login, display, updates }: Parts,
  { openAtLogin, ...rest }: DesktopChange,
): Promise<void> => {
  if (openAtLogin !== undefined) await login?.set(openAtLogin);
  const changed = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(changed).length > 0) await kept.change(changed);
  display.settle();
  if (rest.updates) void updates.check();
};

/** The menu, rebuilt after each change of language, choices or kiosk. */
const shellMenu = (parts: Parts) => {
  let language: Language = languageOfLocale(app.getLocale());
  const draw = async (): Promise<void> =>
    setMenu(
      { language, isKiosk: isKiosk(), choices: await readChoices(parts) },
      {
        change: (change) => {
          void choose(change)
            .then(() => signals.put({ type: 'chosen' }))
            .catch(() => report('a choice could not be kept'));
        },
        openLogs: () => {
          void openLogs();
        },
      },
    );
  const choose = async (change: DesktopChange): Promise<DesktopChoices> => {
    await keepChoices(parts, change);
    await draw();
    return readChoices(parts);
  };
  const setLanguage = (wanted: Language): Promise<void> => {
    language = wanted;
    return draw();
  };
  return { draw, choose, setLanguage, language: () => language };
};

const shellCalls = (parts: Parts, menu: ReturnType<typeof shellMenu>): ShellCalls => ({
  nextSignal: async ({ seen }) => {
    const { seq, message } = await signals.next(seen);
    return { seq, signal: message };
  },
  readChoices: () => readChoices(parts),
  choose: menu.choose,
  checkUpdate: parts.updates.check,
  sendLanguage: async (language) => {
    parts.waiting.setLanguage(language);
    await menu.setLanguage(language);
    return null;
  },
  keepAwake: async (isOn) => {
    keepAwake(isOn);
    return null;
  },
  showCustomer: async (view) => parts.display.show(view),
  showWaiting: async (count) => {
    parts.waiting.show(count);
    return null;
  },
  noteFault: async ({ kind, text }) => {
    noteFault(kind, text);
    return null;
  },
  setKiosk: async (isOn) => {
    const isDone = setKiosk(isOn);
    await menu.draw();
    return isDone;
  },
  openLogs,
});

/** Everything of the desktop around the pages: menu, choices, the customer's screen, orders that wait, updates, sleep. */
export const startShell = async (): Promise<Shell> => {
  const parts = await openParts();
  const menu = shellMenu(parts);
  return {
    open: () => {
      watchSleep();
      holdWindowInKiosk();
      askBeforeLeaving(menu.language);
      parts.display.settle();
      parts.display.follow();
      parts.waiting.follow();
      parts.updates.start();
      void menu.draw();
    },
    calls: shellCalls(parts, menu),
  };
};
