import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CONNECT_MS, hostsOf, LOOK_MS, processOf, type Host, type Place } from './hosts.ts';
import type { SilentServer } from './silence.ts';

/** `isOurs`: the embedded server of this process, without standbys and without a network between. */
type Options = {
  places: readonly Place[];
  max: number;
  isOurs: boolean;
  /** Whether a new connection to a standby is refused. */ mustWrite: boolean;
  types: pg.CustomTypesConfig;
  watch: (client: pg.ClientBase) => void;
};

/** Connections to one database that answers at one or several hosts. */
export type HostPool = {
  connect(): Promise<pg.PoolClient>;
  /** Takes back a connection whose statement got no answer. */
  takeBackSilent(client: pg.PoolClient, error: SilentServer): void;
  end(): Promise<void>;
};

/** The limit for getting a connection, free or new; clients stop waiting after five seconds. */
const WAIT_MS = { theirs: 4_000, ours: 10_000 };
const WAIT_WORDS = 'timeout exceeded when trying to connect';
/** When TCP begins to probe an idle connection. Node sends ten probes, one a second. */
const KEEP_ALIVE_MS = 5_000;
const NOTHING = (): void => undefined;

type Facts = { host: Host; number: number; pid: string };
/** What is known of each connection of a pool. */
const facts = new WeakMap<pg.ClientBase, Facts>();

const makePool = ({ places, max, isOurs, mustWrite, types, watch }: Options) => {
  const hosts = hostsOf(places);
  class HostClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      const host = hosts.current();
      super({
        ...options,
        connectionString: host.url,
        ssl: host.tls ?? false,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
        ...(!isOurs && { connectionTimeoutMillis: CONNECT_MS }),
      });
      facts.set(this, { host, number: hosts.number(), pid: '' });
    }
  }
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    watch(client);
    if (!isOurs) facts.get(client)!.pid = await processOf(client as pg.Client, mustWrite);
  };
  const pool = new pg.Pool({
    Client: HostClient,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect,
    max,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: isOurs ? WAIT_MS.ours : WAIT_MS.theirs,
    application_name: 'senado',
    types,
  });
  // an idle connection that breaks is replaced by the pool; the next caller sees any lasting failure
  pool.on('error', NOTHING);
  return { pool, hosts };
};

/** Gives connections of the host that was good last, and of each other one when that fails. */
const connecting = ({ pool, hosts }: ReturnType<typeof makePool>): HostPool['connect'] => {
  const usable = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      const { host, number } = facts.get(client)!;
      if (number >= host.firstGood) return client;
      client.release(true);
    }
  };
  const attempt = async (left: number): Promise<pg.PoolClient> => {
    const tried = hosts.current();
    try {
      return await usable();
    } catch (error) {
      // connections that are all taken say nothing about their host
      if ((error as Error).message === WAIT_WORDS) throw error;
      hosts.leave(tried);
      if (left <= 1) throw error;
      return attempt(left - 1);
    }
  };
  return () => attempt(hosts.count);
};

/**
 * Keeps a connection out of the pool while its statement, whose caller was answered, still runs: a
 * commit that waits for a standby, or for a lock. A new connection in its place would wait as well,
 * until the server has none left. When the host is gone, the connection is dropped.
 */
const hold = async (
  client: pg.PoolClient,
  statement: Promise<unknown>,
  ending: Promise<void>,
): Promise<void> => {
  const { host, pid } = facts.get(client)!;
  let isOver = false;
  const over = Promise.race([statement.then(NOTHING, NOTHING), ending]).then(() => {
    isOver = true;
  });
  while (!isOver && (await host.isRunning(pid)))
    await Promise.race([over, sleep(LOOK_MS, undefined, { ref: false })]);
  client.release(true);
};

export const hostPool = (options: Options): HostPool => {
  const made = makePool(options);
  let end = NOTHING;
  const ending = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    connect: connecting(made),
    takeBackSilent: (client, { statement }) => {
      void hold(client, statement, ending);
    },
    end: () => {
      end();
      return made.pool.end();
    },
  };
};
