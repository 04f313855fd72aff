import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { findChromium, findPageChromium } from '#build/find-chromium.mjs';
import {
  BUILT,
  deviceFlags,
  ROOT,
  type Desktop,
  type Launch,
  type Machine,
} from './desktop-port.ts';
import { PAGE_ORIGIN } from './desktop-stand-in/address.ts';
import {
  SETTINGS_ENV,
  type FromStandIn,
  type PrintedPage,
  type Settings,
  type ToStandIn,
} from './desktop-stand-in/settings.ts';

const START_MS = 60_000;

/** What is run: the stand-in that was built (`npm test` names it), else its sources. */
const program = (): string[] =>
  process.env['STAND_IN_ENTRY']
    ? [process.env['STAND_IN_ENTRY']]
    : ['--import', 'tsx', join(import.meta.dirname, 'desktop-stand-in/main-process.ts')];

const spawnMain = async (launch: Launch): Promise<ChildProcess> => {
  const { userDataDir, backendUrl, hasCamera, keychain, locale, displays, isPackaged, words } =
    launch;
  const chromiumPath = await (hasCamera ? findChromium() : findPageChromium());
  if (!chromiumPath) throw new Error('no Chromium was found: name one in CHROMIUM_PATH');
  const settings: Settings = {
    userDataDir,
    root: BUILT,
    chromiumPath,
    chromiumArgs: deviceFlags(launch),
    keychain,
    locale,
    displays,
    isPackaged,
  };
  return spawn(process.execPath, [...program(), ...words], {
    // a group of its own: killing the group ends main and pages together
    detached: true,
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, SENADO_BACKEND: backendUrl, [SETTINGS_ENV]: JSON.stringify(settings) },
  });
};

const killGroup = (child: ChildProcess): void => {
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    // the group has ended already
  }
};

type Heard = {
  endpoint: Promise<string>;
  links: string[];
  printed: PrintedPage[];
  menu: () => readonly string[];
  isAwake: () => boolean;
  isKiosk: () => boolean;
  badge: Machine['badge'];
  tray: Machine['tray'];
  focusCount: () => number;
};
const SAID_LENGTH = 4000;

/** Hears what main tells, and keeps the end of what it wrote for the case that it ends too early. */
const listen = (child: ChildProcess): Heard => {
  const links: string[] = [];
  const printed: PrintedPage[] = [];
  let isKiosk = false;
  let menu: readonly string[] = [];
  let isAwake = false;
  let badge = 0;
  let tray: ReturnType<Machine['tray']> = null;
  let focusCount = 0;
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-SAID_LENGTH);
  });
  const endpoint = new Promise<string>((resolve, reject) => {
    child.on('message', (message: FromStandIn) => {
      if (message.type === 'loaded') {
        if (!message.url.endsWith('/display.html')) resolve(message.endpoint);
      } else if (message.type === 'link') links.push(message.url);
      else if (message.type === 'menu') menu = message.labels;
      else if (message.type === 'awake') isAwake = message.isOn;
      else if (message.type === 'kiosk') isKiosk = message.isOn;
      else if (message.type === 'badge') badge = message.count;
      else if (message.type === 'tray') tray = { text: message.text, picture: message.picture };
      else if (message.type === 'focused') focusCount += 1;
      else if (message.type === 'printed') printed.push(message.page);
      else if (message.type === 'error-box') reject(new Error(message.content));
    });
    child.once('exit', (code) =>
      reject(new Error(`the desktop ended with code ${code} before its page was there\n${said}`)),
    );
  });
  return {
    endpoint,
    links,
    printed,
    menu: () => menu,
    isAwake: () => isAwake,
    isKiosk: () => isKiosk,
    badge: () => badge,
    tray: () => tray,
    focusCount: () => focusCount,
  };
};

const CUSTOMER_URL = `${PAGE_ORIGIN}/display.html`;

const findPage = async (endpoint: string): Promise<Page> => {
  const browser = await chromium.connectOverCDP(endpoint);
  const page = browser
    .contexts()[0]
    ?.pages()
    .find((each) => each.url().startsWith(`${PAGE_ORIGIN}/`) && each.url() !== CUSTOMER_URL);
  if (!page) throw new Error("the stand-in's page is not there");
  return page;
};

/** The built desktop on the stand-in, in a process of its own. */
export const launchStandIn = async (launch: Launch): Promise<Desktop> => {
  const child = await spawnMain(launch);
  const tell = (message: ToStandIn): void => {
    child.send(message);
  };
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    killGroup(child);
    await ended;
  };
  const onExit = (): void => killGroup(child);
  process.once('exit', onExit);
  void ended.then(() => process.removeListener('exit', onExit));
  try {
    const heard = listen(child);
    const endpoint = await Promise.race([
      heard.endpoint,
      pause(START_MS).then(() => {
        throw new Error('the desktop did not load its page in time');
      }),
    ]);
    const page = await findPage(endpoint);
    const machine: Machine = {
      plugDisplays: (count) => tell({ type: 'displays', count }),
      wake: () => tell({ type: 'wake' }),
      clickMenu: (label) => tell({ type: 'menu', label }),
      menu: heard.menu,
      isAwake: heard.isAwake,
      isKiosk: heard.isKiosk,
      badge: heard.badge,
      tray: heard.tray,
      focusCount: heard.focusCount,
      clickTray: () => tell({ type: 'tray' }),
      closeWindow: () => tell({ type: 'close' }),
      hasEnded: () => child.exitCode !== null,
      shutDown: () => {
        tell({ type: 'shutdown' });
        return ended;
      },
      plugPrinters: (names) => tell({ type: 'printers', names }),
      printed: () => [...heard.printed],
      wire: ({ host, port }, toPort) => tell({ type: 'wire', host, port, toPort }),
    };
    return {
      which: 'stand-in',
      page,
      machine,
      customerPage: () =>
        page
          .context()
          .pages()
          .find((each) => each.url() === CUSTOMER_URL),
      userDataDir: launch.userDataDir,
      pageOrigin: PAGE_ORIGIN,
      openedLinks: async () => [...heard.links],
      resize: async (width, height) => {
        tell({ type: 'resize', width, height });
        await pause(300);
      },
      kill: stop,
      close: async () => {
        tell({ type: 'quit' });
        await Promise.race([ended, pause(8000)]);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
