import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterBusy, PG_ROLE, secureCluster } from './cluster-access.ts';
import { socketDirectory } from './cluster-socket.ts';
import { prepareCluster } from './cluster.ts';
import type { PgPrograms } from './pg-programs.ts';
import { StartError } from './start-error.ts';

/** A PostgreSQL server of our own. `stop` ends it cleanly; it also ends when this process dies in any way. */
export type ClusterServer = {
  url: string;
  stop(): Promise<void>;
  onExit(listener: () => void): void;
  pid: number;
};
type Options = {
  directory: string;
  programs: PgPrograms;
  settings?: Readonly<Record<string, string>>;
  waitMs?: number;
  /** For tests, which make a database for each suite. */
  mayCreateDatabases?: boolean;
};

/**
 * Holds our end of a pipe beside the server. When this process is gone (kill -9 too) the pipe closes, `read` ends, and the server gets a fast shutdown.
 * The parts in order: start the server without the pipe; wait for the pipe in the background; wait for the server; tidy up.
 */
const GUARD =
  '"$@" 3<&- & SERVER=$!; (read -r line <&3; kill -INT $SERVER) 2>/dev/null & GUARD=$!; wait $SERVER; CODE=$?; kill $GUARD 2>/dev/null; exit $CODE';

/** Messages of a failed start that mean that an earlier server is still shutting down. */
const STILL_CLOSING = /lock file|shared memory|Address already in use/;
const SETTINGS = {
  listen_addresses: '',
  port: '5432',
  max_connections: '50',
  shared_buffers: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  jit: 'off',
};

const launch = ({ directory, programs, settings }: Options, socket: string): ChildProcess => {
  const { words, options } = programs.command('postgres');
  const pairs = Object.entries({
    ...SETTINGS,
    unix_socket_directories: socket,
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn('sh', ['-c', GUARD, 'sh', ...words, '-D', directory, ...pairs], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
};

const outcome = (child: ChildProcess): Promise<{ isUp: boolean; log: string }> =>
  new Promise((resolve) => {
    let log = '';
    child.stderr?.on('data', (data: Buffer) => {
      log = (log + data.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve({ isUp: true, log });
    });
    child.once('error', (error) => {
      resolve({ isUp: false, log: error.message });
    });
    child.once('exit', () => {
      resolve({ isUp: false, log });
    });
  });

type Up = { child: ChildProcess; socket: string; password: string };

const running = ({ child, socket, password }: Up): ClusterServer => {
  const pipe = child.stdio[3] as unknown as { end(): void; unref?(): void };
  let isStopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  child.unref();
  pipe.unref?.();
  (child.stderr as unknown as { unref?(): void }).unref?.();
  return {
    url: `postgres://${PG_ROLE}:${password}@/postgres?host=${encodeURIComponent(socket)}`,
    pid: child.pid ?? 0,
    onExit: (listener) => {
      child.once('exit', () => {
        if (!isStopping) listener();
      });
    },
    stop: async () => {
      isStopping = true;
      child.ref();
      pipe.end();
      await ended;
      fs.rmSync(socket, { recursive: true, force: true });
    },
  };
};

/** The last line of PostgreSQL's log that gives the reason. */
const reason = (log: string): string =>
  /(?:FATAL|PANIC|ERROR):\s+(.*)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1) ?? '';

const failed = (directory: string, log: string): StartError =>
  new StartError(`The database in ${directory} did not start: ${reason(log)}`);

/** Runs a step until it is done, as long as an earlier server is still shutting down. */
const afterEarlier = async <T>(
  { directory, waitMs = 20_000 }: Options,
  step: () => Promise<{ done: T } | { log: string }>,
): Promise<T> => {
  const end = Date.now() + waitMs;
  for (;;) {
    const result = await step();
    if ('done' in result) return result.done;
    if (!STILL_CLOSING.test(result.log) || Date.now() > end) throw failed(directory, result.log);
    await sleep(100);
  }
};

/** Starts PostgreSQL on a folder, on a private Unix socket and no TCP port, and waits until it answers. */
export const startCluster = async (options: Options): Promise<ClusterServer> => {
  prepareCluster(options.directory, options.programs);
  const password = await afterEarlier(options, async () => {
    try {
      return { done: secureCluster(options) };
    } catch (error) {
      if (error instanceof ClusterBusy) return { log: error.message };
      throw error;
    }
  });
  const socket = socketDirectory(options.directory);
  return afterEarlier(options, async () => {
    const child = launch(options, socket);
    const { isUp, log } = await outcome(child);
    return isUp ? { done: running({ child, socket, password }) } : { log };
  });
};
