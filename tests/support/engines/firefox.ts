import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until, type Command, type Commands, type Driver } from './driver.ts';

type Reply = [kind: 1, id: number, error: { message: string } | null, value: unknown];

/** Firefox's own remote control: `length:[kind, id, command, parameters]` over a socket, which geckodriver speaks too. */
const marionette = (socket: Socket) => {
  const waiting = new Map<number, (reply: Reply) => void>();
  // a lost connection ends in `close`, which answers what waits
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const [id, end] of waiting) end([1, id, { message: 'Firefox ended' }, null]);
  });
  let bytes = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (data) => {
    bytes = Buffer.concat([bytes, data]);
    for (let colon = bytes.indexOf(':'); colon > 0; colon = bytes.indexOf(':')) {
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (bytes.length < end) return;
      const reply = JSON.parse(bytes.subarray(colon + 1, end).toString()) as Reply;
      bytes = bytes.subarray(end);
      waiting.get(reply[1])?.(reply); // the greeting is no reply
    }
  });
  return async (name: string, parameters: object = {}): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    const body = Buffer.from(JSON.stringify([0, id, name, parameters]));
    const answer = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.write(`${body.length}:${body.toString()}`);
    const [, , error, value] = await answer;
    waiting.delete(id);
    if (error !== null) throw new Error(`${name}: ${error.message}`);
    return value;
  };
};

const NAMES: Record<Command, string> = {
  navigate: 'WebDriver:Navigate',
  run: 'WebDriver:ExecuteScript',
  click: 'WebDriver:ElementClick',
  type: 'WebDriver:ElementSendKeys',
  resize: 'WebDriver:SetWindowRect',
  picture: 'WebDriver:TakeScreenshot',
};
const parametersOf = (parameters: Commands[Command]): object =>
  'element' in parameters ? { ...parameters, id: parameters.element } : parameters;

const PREFERENCES = {
  'marionette.port': 0,
  'geo.enabled': false,
  // a press does not miss what still moves
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-US',
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
};

/** Starts a Firefox without windows, on a profile of its own. */
export const startFirefox = async (program: string): Promise<Driver> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'senado-firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const child = spawn(
    program,
    ['--marionette', '--headless', '--no-remote', '--profile', profile],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const portFile = path.join(profile, 'MarionetteActivePort');
  const port = await until('Firefox', () =>
    existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || null : null,
  );
  const socket = connect(port, '127.0.0.1');
  const send = marionette(socket);
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  return {
    engine: 'Firefox',
    send: async (name, parameters) => {
      const reply = await send(NAMES[name], parametersOf(parameters));
      return (reply as { value?: unknown } | null)?.value;
    },
    close: async () => {
      child.kill();
      await ended;
      socket.destroy();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
};
