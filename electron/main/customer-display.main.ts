import { app, BrowserWindow, screen } from 'electron';
import type { CustomerView } from '#shared/ipc/customer-view.ts';
import { DISPLAY_URL } from './app-origin.ts';
import { customerPlace } from './display-place.ts';
import { logs } from './logs.main.ts';
import { createMailbox } from './mailbox.ts';
import { consoleWindow } from './window.main.ts';
import { webPreferences } from './window-options.ts';

/** What the customer's screen shows now. */
export const customerViews = createMailbox<CustomerView>({ most: 1, isKept: true });

let shown: BrowserWindow | null = null;
/** The display that it is on. */
let shownOn: number | null = null;

const open = (bounds: { x: number; y: number; width: number; height: number }): void => {
  const window = new BrowserWindow({
    ...bounds,
    show: false,
    frame: false,
    fullscreen: true,
    focusable: false,
    skipTaskbar: true,
    backgroundColor: '#1f4e8c',
    title: 'Senado',
    webPreferences: webPreferences({ preload: 'display', isPackaged: app.isPackaged }),
  });
  shown = window;
  // never takes the focus: the scanner types into the window that has it
  window.once('ready-to-show', () => window.showInactive());
  window.once('closed', () => {
    if (shown === window) shown = null;
  });
  void window
    .loadURL(DISPLAY_URL)
    .catch(() => logs.warn("the customer's screen could not be shown"));
};

const place = () => {
  const console = consoleWindow();
  return console === null
    ? null
    : customerPlace(screen.getAllDisplays(), screen.getDisplayMatching(console.getBounds()).id);
};

/** Opens the customer's screen where it is wanted and there is a second display, moves it when displays change, and closes it when its display goes. */
export const customerDisplay = (isWanted: () => boolean) => {
  const settle = (): void => {
    const display = isWanted() ? place() : null;
    const isThere = shown !== null && shownOn === display?.id;
    shownOn = display?.id ?? null;
    if (display === null) {
      shown?.close();
      // closing takes a moment: who wants it back at once gets a new one
      shown = null;
      return;
    }
    if (shown === null) open(display.bounds);
    else if (!isThere) shown.setBounds(display.bounds);
  };
  screen.on('display-added', settle);
  screen.on('display-removed', settle);
  return {
    settle,
    /** The console's window may be moved onto the customer's display: the two then change places. */
    follow: (): void => {
      consoleWindow()?.on('move', settle);
    },
    show: (view: CustomerView): boolean => {
      customerViews.put(view);
      return shown !== null;
    },
    count: (): number => screen.getAllDisplays().length,
  };
};
export type CustomerDisplay = ReturnType<typeof customerDisplay>;
