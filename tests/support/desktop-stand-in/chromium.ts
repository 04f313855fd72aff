import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContext } from 'playwright';
import { PAGE_ORIGIN } from './address.ts';
import { settings } from './settings.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-default-apps',
  '--password-store=basic',
  '--use-mock-keychain',
  '--mute-audio',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--remote-debugging-port=0',
];
const START_MS = 30_000;

const endpoint = async (profile: string): Promise<string> => {
  for (const until = Date.now() + START_MS; Date.now() < until; await pause(20)) {
    const [port] = (
      await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    ).split('\n');
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('Chromium did not start');
};

export type OpenedChromium = {
  readonly endpoint: string;
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
};

/** Starts Chromium in this process's own group, so that whoever kills the till kills its pages with it. Its profile lies in the till's data folder, as Electron's does. */
export const openChromium = async (pagePort: number): Promise<OpenedChromium> => {
  const { userDataDir, chromiumPath, chromiumArgs, locale } = settings();
  const profile = join(userDataDir, 'chromium');
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  const host = new URL(PAGE_ORIGIN).hostname;
  const args = [
    ...FLAGS,
    `--user-data-dir=${profile}`,
    `--lang=${locale}`,
    `--accept-lang=${locale}`,
    `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${pagePort}`,
    ...chromiumArgs,
    'about:blank',
  ];
  const child = spawn(chromiumPath, args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const address = await endpoint(profile);
  const browser = await chromium.connectOverCDP(address);
  const close = async () => {
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => undefined);
    await Promise.race([ended, pause(5000)]);
    child.kill('SIGKILL');
  };
  return { endpoint: address, context: browser.contexts()[0]!, close };
};
