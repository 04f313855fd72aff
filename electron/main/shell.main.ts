import { app } from 'electron';
import { languageOfLocale, type Language } from '#shared/i18n/translate.ts';
import type { DesktopChange, DesktopChoices } from '#shared/ipc/shell.ts';
import type { BridgeHandlers } from './bridge-door.ts';
import { openChoices } from './choices-file.ts';
import { customerDisplay } from './customer-display.main.ts';
import { loginItem } from './login-item.main.ts';
import { holdWindowInKiosk, isKiosk, setKiosk } from './kiosk.main.ts';
import { logs, noteFault, openLogs } from './logs.main.ts';
import { setMenu } from './menu.main.ts';
import { keepAwake, watchSleep } from './power.main.ts';
import { signals } from './signals.main.ts';
import { loadUpdater } from './update.main.ts';
import { createUpdates, updateFeed } from './updates.ts';

type ShellCalls = Pick<
  BridgeHandlers,
  | 'nextSignal'
  | 'readChoices'
  | 'choose'
  | 'checkUpdate'
  | 'tellLanguage'
  | 'keepAwake'
  | 'showCustomer'
  | 'noteFault'
  | 'openLogs'
  | 'setKiosk'
>;
export type Shell = {
  readonly calls: ShellCalls;
  /** Once the console's window is there. */ readonly open: () => void;
};

/** Everything of the desktop around the pages: menu, choices, the customer's screen, updates, sleep. */
export const startShell = async (): Promise<Shell> => {
  const report = (what: string): void => logs.warn(what);
  const kept = await openChoices({ folder: app.getPath('userData'), report });
  const login = loginItem();
  const display = customerDisplay(() => kept.now().customerDisplay);
  const updates = createUpdates({
    isWanted: () => kept.now().updates,
    feed: () => updateFeed(process.env['SENADO_UPDATE_FEED'] ?? kept.now().updateFeed),
    load: loadUpdater,
    report,
    every: (ms, act) => {
      setInterval(act, ms).unref();
    },
  });
  let language: Language = languageOfLocale(app.getLocale());

  const read = async (): Promise<DesktopChoices> => {
    const { customerDisplay, updates: isWanted } = kept.now();
    return {
      openAtLogin: login === null ? null : await login.isOn(),
      customerDisplay,
      displays: display.count(),
      updates: isWanted,
      updateState: updates.now(),
    };
  };
  const drawMenu = async (): Promise<void> =>
    setMenu(
      { language, isKiosk: isKiosk(), choices: await read() },
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
  const choose = async ({ openAtLogin, ...rest }: DesktopChange): Promise<DesktopChoices> => {
    if (openAtLogin !== undefined) await login?.set(openAtLogin);
    const changed = Object.fromEntries(
      Object.entries(rest).filter(([, value]) => value !== undefined),
    );
    if (Object.keys(changed).length > 0) await kept.change(changed);
    display.settle();
    if (rest.updates) void updates.check();
    await drawMenu();
    return read();
  };

  return {
    open: () => {
      watchSleep();
      holdWindowInKiosk();
      display.settle();
      display.follow();
      updates.start();
      void drawMenu();
    },
    calls: {
      nextSignal: async ({ seen }) => {
        const { seq, message } = await signals.next(seen);
        return { seq, signal: message };
      },
      readChoices: read,
      choose,
      checkUpdate: updates.check,
      tellLanguage: async (told) => {
        language = told;
        await drawMenu();
        return null;
      },
      keepAwake: async (isOn) => {
        keepAwake(isOn);
        return null;
      },
      showCustomer: async (view) => display.show(view),
      noteFault: async ({ kind, text }) => {
        noteFault(kind, text);
        return null;
      },
      setKiosk: async (isOn) => {
        const isDone = setKiosk(isOn);
        await drawMenu();
        return isDone;
      },
      openLogs,
    },
  };
};
