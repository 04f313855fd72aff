import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { perDatabase } from '../db/gather.ts';
import { SilentServer } from '../db/silence.ts';
import { insertInto } from '../db/write.ts';

/** A write that takes longer is none: the disk is full, or a commit waits for a standby. */
const LIMIT_MS = 1_000;
/** An answer is used again for so long, so that nobody can make the database write often. */
const KEPT_MS = 500;

/** Whether a server may be sent calls. `leave`: it stops soon, and says no from now on. */
export type Readiness = { isReady(): Promise<boolean>; leave(): void };

const write = async ({ query }: Db): Promise<boolean> => {
  try {
    await insertInto(
      query,
      'setting',
      { name: 'readiness', value: '' },
      'ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    );
    return true;
  } catch (error) {
    // it still holds its connection: no second write before it ends
    if (error instanceof SilentServer) await Promise.allSettled([error.statement]);
    return false;
  }
};

/** Ready means that a write is committed within a second. One write runs at a time. */
export const readinessOf = perDatabase((db: Db): Readiness => {
  let isLeaving = false;
  let underWay: Promise<boolean> | null = null;
  let last = { isReady: false, at: Number.NEGATIVE_INFINITY };
  const ask = async (): Promise<boolean> => {
    const isReady = await write(db);
    last = { isReady, at: performance.now() };
    underWay = null;
    return isReady;
  };
  const isReady = async (): Promise<boolean> => {
    if (underWay === null && performance.now() - last.at < KEPT_MS) return last.isReady;
    underWay ??= ask();
    return Promise.race([underWay, sleep(LIMIT_MS, false, { ref: false })]);
  };
  return {
    isReady: async () => !isLeaving && (await isReady()) && !isLeaving,
    leave: () => {
      isLeaving = true;
    },
  };
});
