import pg from 'pg';
import { must } from '#shared/kernel/result.ts';
import type { Tls } from './database-tls.ts';
import { READ_ONLY } from './errors.ts';
import { gather } from './gather.ts';
import { bool, orNull, row, text, type Shape } from './row.ts';
import { withinSilence } from './silence.ts';
import { checkAnswer } from './statements.ts';

/** Where a database answers, and how it is reached. */
export type Place = { url: string; tls?: Tls };

/** A host that does not answer within this is asked no longer. */
export const CONNECT_MS = 2_000;
/** Between two looks at statements that are still running. */
export const LOOK_MS = 1_000;

/** One of the hosts. Its connections are numbered over all hosts, in the order in which they are made. */
export type Host = Place & {
  /** Connections before this number were made before the host was found gone. */
  firstGood: number;
  /** Whether a process of its server is still at work. */
  isRunning: (pid: string) => Promise<boolean>;
};

const ask = async <R extends object>(
  client: pg.Client,
  sql: string,
  shape: Shape<R>,
): Promise<R[]> => {
  const { fields, rows } = await withinSilence(client, CONNECT_MS, client.query(sql));
  checkAnswer(sql, shape, { fields, rows });
  return rows as R[];
};

const RUNNING = `SELECT pid::text AS pid FROM pg_stat_activity WHERE state = 'active'`;
const RUNNING_ROW = row({ pid: text });

/** Which of these processes are at work; null when the host is gone. Asked on a connection of its own, since the pool's may all be taken. */
const runningAt = async (
  { url, tls = false }: Place,
  pids: readonly string[],
): Promise<boolean[] | null> => {
  const client = new pg.Client({
    connectionString: url,
    ssl: tls,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'senado',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const rows = await ask(client, RUNNING, RUNNING_ROW);
    const running = new Set(rows.map(({ pid }) => pid));
    return pids.map((pid) => running.has(pid));
  } catch (error) {
    // a server that refuses (too many connections) lives
    return error instanceof pg.DatabaseError ? pids.map(() => true) : null;
  } finally {
    client.end().catch(() => undefined);
  }
};

/** The hosts of one database, in turn. */
export type Hosts = {
  readonly count: number;
  /** Where the next connection goes: the host that was good last. */
  current(): Host;
  /** The number of the next connection. */
  number(): number;
  /** A host is left for the next one. Of several that leave it at once, the first moves on for all. */
  leave(host: Host): void;
};

export const hostsOf = (places: readonly Place[]): Hosts => {
  let made = 0;
  let now = 0;
  const leave = (host: Host): void => {
    if (all[now] === host) now = (now + 1) % all.length;
  };
  const all = places.map((place): Host => {
    const running = async (pids: readonly string[]): Promise<boolean[]> => {
      const answer = await runningAt(place, pids);
      if (answer !== null) return answer;
      host.firstGood = made;
      leave(host);
      return pids.map(() => false);
    };
    const host: Host = {
      ...place,
      firstGood: 0,
      isRunning: gather({
        one: async (pid: string) => (await running([pid]))[0]!,
        many: running,
        pauseMs: LOOK_MS,
      }),
    };
    return host;
  });
  return {
    count: all.length,
    current: () => all[now]!,
    number: () => (made += 1) - 1,
    leave,
  };
};

/**
 * What a new connection is asked first. It also shows warnings again where a setting hides them:
 * a cancelled commit is known by its warning (`postgres.ts`).
 */
const FIRST_LOOK = `SELECT pg_backend_pid()::text AS pid, current_setting('transaction_read_only') = 'on' AS is_standby,
  CASE WHEN current_setting('client_min_messages') = 'error' THEN set_config('client_min_messages', 'warning', false) END AS messages`;
const FIRST_LOOK_ROW = row({ pid: text, is_standby: bool, messages: orNull(text) });

/** The server's process of a new connection. With `mustWrite`, a standby is refused. */
export const processOf = async (client: pg.Client, mustWrite: boolean): Promise<string> => {
  const [found] = await ask(client, FIRST_LOOK, FIRST_LOOK_ROW);
  const { pid, is_standby: isStandby } = must(found, 'the first look of a connection');
  if (isStandby && mustWrite)
    throw Object.assign(new Error('the host is a standby'), { code: READ_ONLY });
  return pid;
};
