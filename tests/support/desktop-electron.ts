import { _electron } from 'playwright';
import { deviceFlags, ROOT, type Desktop, type Launch } from './desktop-port.ts';

type Recorder = { senadoLinks?: string[] };

/** The built desktop on the real runtime. */
export const launchElectron = async (executablePath: string, launch: Launch): Promise<Desktop> => {
  const { userDataDir, backendUrl, locale, words } = launch;
  const env = Object.fromEntries(
    Object.entries({ ...process.env, SENADO_BACKEND: backendUrl }).filter(
      (each): each is [string, string] => each[1] !== undefined,
    ),
  );
  const sandbox = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({
    executablePath,
    cwd: ROOT,
    env,
    args: [
      ...sandbox,
      `--user-data-dir=${userDataDir}`,
      `--lang=${locale}`,
      ...deviceFlags(launch),
      '.',
      ...words,
    ],
  });
  await app.evaluate(({ shell }) => {
    const links: string[] = [];
    (globalThis as Recorder).senadoLinks = links;
    shell.openExternal = async (url) => {
      links.push(url);
    };
  });
  const page = await app.firstWindow();
  await page.waitForLoadState('load');
  const ended = new Promise<void>((resolve) => {
    app.process().once('exit', () => resolve());
  });
  return {
    which: 'electron',
    page,
    machine: null,
    customerPage: () => app.windows().find((each) => each.url().endsWith('/display.html')),
    userDataDir,
    pageOrigin: 'app://senado',
    openedLinks: () => app.evaluate(() => (globalThis as Recorder).senadoLinks ?? []),
    resize: (width, height) =>
      app.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setBounds(size), {
        width,
        height,
      }),
    kill: async () => {
      app.process().kill('SIGKILL');
      await ended;
    },
    close: () => app.close(),
  };
};
