import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Query } from './db.ts';
import type { HostPool } from './host-pool.ts';

/** A connection that was lost is replaced after this time. */
const AGAIN_MS = 1_000;

/** Hears on one connection until that is lost, or until it is told to stop. */
const hearOnce = async (
  client: pg.PoolClient,
  {
    channel,
    hear,
    stopped,
  }: { channel: string; hear: (text: string) => void; stopped: AbortSignal },
): Promise<void> => {
  try {
    client.on('notification', ({ payload = '' }) => {
      hear(payload);
    });
    const over = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
      stopped.addEventListener('abort', () => resolve(), { once: true });
    });
    await client.query(`LISTEN ${channel}`);
    if (!stopped.aborted) await over;
  } finally {
    // it listens: nobody else is to get it
    client.release(true);
  }
};

/**
 * Hears what the processes of a database announce on a channel, over a connection of its own. What is
 * announced while there is none is lost: it may only quicken what is looked at anyway. Returns the end of it.
 */
export const listening =
  (pool: HostPool) =>
  (channel: string, hear: (text: string) => void): (() => void) => {
    const stop = new AbortController();
    const stopped = stop.signal;
    const run = async (): Promise<void> => {
      while (!stopped.aborted) {
        await pool
          .connect()
          .then((client) => hearOnce(client, { channel, hear, stopped }))
          .catch(() => undefined);
        if (!stopped.aborted) await sleep(AGAIN_MS, undefined, { ref: false });
      }
    };
    void run();
    return () => {
      stop.abort();
    };
  };

/** Announces a text of at most 7,900 bytes on a channel. Never in a transaction: the engine lets those commit one by one. */
export const announceOn = async (query: Query, channel: string, text: string): Promise<void> => {
  await query('SELECT pg_notify($1, $2)', [channel, text]);
};
