import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { until, type Command, type Commands, type Driver } from './driver.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(port);
      });
    });
  });

const endOf = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
};

/** A screen that nobody looks at; it finds its number by itself. */
const startScreen = async (program: string): Promise<{ child: ChildProcess; display: string }> => {
  const child = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (data: Buffer) => {
      resolve(`:${data.toString().trim()}`);
    });
    child.once('exit', (code) => {
      reject(new Error(`Xvfb ended with ${code}`));
    });
  });
  return { child, display };
};

type Answer = { value: unknown };
const call = async (url: string, method: string, body?: object): Promise<unknown> => {
  const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await reply.json()) as Answer;
  if (!reply.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
};

/** Where each command stands under a session (W3C WebDriver, "Endpoints"). */
const pathOf = (name: Command, parameters: Commands[Command]): string => {
  const element = 'element' in parameters ? `element/${parameters.element}` : '';
  return {
    navigate: 'url',
    run: 'execute/sync',
    click: `${element}/click`,
    type: `${element}/value`,
    resize: 'window/rect',
    picture: 'screenshot',
  }[name];
};

/** Starts WebKitGTK's small browser by its driver. */
export const startWebKit = async (programs: {
  driver: string;
  screen: string;
}): Promise<Driver> => {
  const screen = await startScreen(programs.screen);
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'senado-webkit-'));
  // the page is asked for reduced motion: a press does not miss what still moves
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const driver = spawn(programs.driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LANG: 'en_US.UTF-8',
      HOME: home,
      XDG_RUNTIME_DIR: home,
      XDG_CONFIG_HOME: home,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await until('WebKit’s driver', () =>
    call(`${origin}/status`, 'GET').then(
      () => true,
      () => null,
    ),
  );
  const { sessionId } = (await call(`${origin}/session`, 'POST', {
    capabilities: { alwaysMatch: {} },
  })) as { sessionId: string };
  const session = `${origin}/session/${sessionId}`;
  return {
    engine: 'WebKit',
    send: (name, parameters) =>
      name === 'picture'
        ? call(`${session}/screenshot`, 'GET')
        : call(`${session}/${pathOf(name, parameters)}`, 'POST', parameters),
    close: async () => {
      await call(session, 'DELETE');
      await endOf(driver);
      await endOf(screen.child);
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
};
