import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dayOf, instant } from '#shared/kernel/time.ts';
import { copyFolder } from './copy-folder.ts';

export type ServerProcess = {
  url: string;
  dataDir: string;
  pid: number;
  log(): string;
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  remove(): Promise<void>;
};
type Wanted = { env?: Readonly<Record<string, string>>; dataDir?: string; waitMs?: number };

const ROOT = path.join(import.meta.dirname, '../..');

/** A start that failed: what it said, and its exit code. */
export class ServerFailed extends Error {
  readonly code: number | null;
  constructor(said: string, code: number | null) {
    super(said);
    this.name = 'ServerFailed';
    this.code = code;
  }
}

/** What is run: the server that was built (`npm test` names it: it starts in about half the time), else its sources. */
const program = (): string[] =>
  process.env['SERVER_ENTRY']
    ? [process.env['SERVER_ENTRY']]
    : ['--import', 'tsx', 'server/main.ts'];

const startOn = async (
  own: string,
  env: Wanted['env'],
  waitMs = 60_000,
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, program(), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TMPDIR: process.env['TMPDIR'],
      PORT: '0',
      DEMO: '1',
      DATA_DIR: own,
      LOGIN_CODE_WAIT_SECONDS: '0',
      LOGIN_CODES_PER_DAY: '10000',
      LOGIN_CODES_PER_ADDRESS: '0',
      LIMIT_ADDRESS: '0',
      LIMIT_TOKEN: '0',
      UNPAID_ORDERS: '0',
      WARM_SEARCH: '0',
      DIST_DIR: process.env['DIST_DIR'],
      ...env,
    },
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      resolve(code);
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server did not start in time: ${said}`));
    }, waitMs);
    const hear = (data: Buffer): void => {
      said += data.toString();
      const found = /listening on (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) {
        clearTimeout(timer);
        resolve(found);
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => {
      clearTimeout(timer);
      reject(new ServerFailed(said.trim(), code));
    });
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    dataDir: own,
    pid: child.pid ?? 0,
    log: () => said,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    remove: async () => {
      await end('SIGTERM');
      fs.rmSync(own, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
};

/** The folder of today's town (Macau's day), which is made by the first who asks; null where journeys share none. What is due today in a town of yesterday is over: a run that crosses midnight needs one of each day. */
export const townOfToday = async (): Promise<string | null> => {
  const folder = process.env['TOWN_FOLDER'];
  if (folder === undefined) return null;
  const town = path.join(folder, dayOf(instant(Date.now())));
  if (fs.existsSync(town)) return town;
  const made = fs.mkdtempSync(path.join(folder, 'made-'));
  const server = await startOn(made, { DEMO_PACE: '0' });
  await server.stop();
  try {
    fs.renameSync(made, town);
  } catch (error) {
    if (!fs.existsSync(town)) throw error;
    fs.rmSync(made, { recursive: true, force: true }); // another worker was first
  }
  return town;
};

/** Starts the real server program on a free port with its own data folder (a copy of the journeys' town where that is made) and the demonstration town, and waits until it answers. */
export const startServer = async ({
  env,
  dataDir,
  waitMs,
}: Wanted = {}): Promise<ServerProcess> => {
  const own = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'senado-server-'));
  const town = dataDir === undefined ? await townOfToday() : null;
  if (town !== null) copyFolder(town, own);
  return startOn(own, env, waitMs);
};
