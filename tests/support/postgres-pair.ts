import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { handOver } from '#server/db/cluster-socket.ts';
import type { Db } from '#server/db/db.ts';
import type { PgPrograms } from '#server/db/pg-programs.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { installedPostgres } from './server-private-postgres.ts';

const OWNER = 'app';

/** One server of a pair: where it answers, and its end. */
export type Member = { url: string; stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void> };

export const folderIn = (parent: string, name: string): string => {
  const folder = path.join(parent, name);
  fs.mkdirSync(folder, { mode: 0o700 });
  handOver(folder);
  return folder;
};

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = '';
    child.stderr?.on('data', (data: Buffer) => {
      log += data.toString();
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    child.once('exit', () => {
      reject(new Error(`PostgreSQL did not start: ${log.slice(-2000)}`));
    });
  });

export const startMember = async (
  programs: PgPrograms,
  data: string,
  socket: string,
): Promise<Member> => {
  const { words, options } = programs.command('postgres');
  const settings = [
    `unix_socket_directories=${socket}`,
    'listen_addresses=',
    'fsync=off',
    'max_connections=60',
  ].flatMap((setting) => ['-c', setting]);
  const child = spawn(words[0]!, [...words.slice(1), '-D', data, ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  await ready(child);
  return {
    url: `postgres://${OWNER}@/postgres?host=${encodeURIComponent(socket)}`,
    stop: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
};

/** What `run` says when it fails is the test's error. */
export const run = (programs: PgPrograms, name: string, args: readonly string[]): void => {
  const { status, output } = programs.run(name, args);
  if (status !== 0) throw new Error(`${name}: ${output}`);
};

export const initialise = (programs: PgPrograms, data: string): void => {
  run(programs, 'initdb', [
    '-D',
    data,
    '-U',
    OWNER,
    '--auth-local=trust',
    '--locale=C',
    '-E',
    'UTF8',
  ]);
};

/** Copies the server at a socket into a folder, as its standby. */
export const copyMember = (
  programs: PgPrograms,
  { socket, to }: { socket: string; to: string },
): void => {
  run(programs, 'pg_basebackup', [
    '-D',
    to,
    '-h',
    socket,
    '-U',
    OWNER,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ]);
};

/** A primary whose commits wait for its standby. */
export type PostgresPair = {
  /** An address that names both hosts. */
  url: string;
  standbyUrl: string;
  /** A connection to the primary that only looks and ends others: it never waits for the standby. */
  watcher: Db;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /** Commits of the primary, if it still runs, wait for nobody any more: servers that are stopped do not hang. */
  release(): Promise<void>;
  /** Kills the primary, makes the standby the primary and gives a connection to it. */
  failOver(): Promise<Db>;
  remove(): Promise<void>;
};

/**
 * Starts a primary, lets `prepare` fill it, then copies it to a standby that every commit waits for.
 * Both answer on private sockets only.
 */
export const startPair = async (prepare: (url: string) => Promise<void>): Promise<PostgresPair> => {
  const programs = installedPostgres();
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-pair-'));
  fs.chmodSync(root, 0o711);
  const data = folderIn(root, 'primary');
  const copy = folderIn(root, 'standby');
  const [here, there] = [folderIn(root, 'p'), folderIn(root, 's')];
  initialise(programs, data);
  const primary = await startMember(programs, data, here);
  await prepare(primary.url);
  copyMember(programs, { socket: here, to: copy });
  const watcher = openPostgres({ url: primary.url, max: 1 });
  let standby: Member | null = await startMember(programs, copy, there);
  await watcher.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await watcher.query('SELECT pg_reload_conf()');
  let next: Db | null = null;
  return {
    url: `${primary.url},${encodeURIComponent(there)}`,
    standbyUrl: standby.url,
    watcher,
    stopStandby: async () => {
      await standby?.stop('SIGINT');
      standby = null;
    },
    startStandby: async () => {
      standby = await startMember(programs, copy, there);
    },
    release: async () => {
      await watcher.query('ALTER SYSTEM RESET synchronous_standby_names').catch(() => undefined);
      await watcher.query('SELECT pg_reload_conf()').catch(() => undefined);
    },
    failOver: async () => {
      await watcher.close().catch(() => undefined);
      await primary.stop('SIGKILL');
      standby ??= await startMember(programs, copy, there);
      next = openPostgres({ url: standby.url, max: 2 });
      await next.query('SELECT pg_promote()');
      return next;
    },
    remove: async () => {
      await next?.close();
      await watcher.close().catch(() => undefined);
      await primary.stop('SIGKILL');
      await standby?.stop('SIGKILL');
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
};
