import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#server/db/db.ts';
import { openPostgres } from '#server/db/postgres.ts';
import {
  copyMember,
  folderIn,
  initialise,
  startMember,
  type Member,
} from '#tests/support/postgres-pair.ts';
import { installedPostgres } from '#tests/support/server-private-postgres.ts';

type Side = { socket: string; data: string };
export type SwappingPair = {
  /** An address that names both hosts. */
  url: string;
  /** Kills the primary and makes the standby the primary; gives when it was killed. */
  failOver(): Promise<number>;
  /** Makes the killed one a standby again, and waits until every commit waits for it. */
  repair(): Promise<void>;
  remove(): Promise<void>;
};

const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await sleep(20);
};

/** From now on every commit waits for the standby, which has all that was committed before. */
const waitForStandby = async ({ query }: Db): Promise<void> => {
  await until(async () => (await query('SELECT 1 FROM pg_stat_replication')).rows.length === 1);
  await query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await query('SELECT pg_reload_conf()');
  const synchronous = `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync' AND state = 'streaming'`;
  await until(async () => (await query(synchronous)).rows.length === 1);
};

/** A primary and its synchronous standby, which can change places again and again. */
export const swappingPair = async (
  prepare: (url: string) => Promise<void>,
): Promise<SwappingPair> => {
  const programs = installedPostgres();
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-swap-'));
  fs.chmodSync(root, 0o711);
  const side = (name: string): Side => ({
    socket: folderIn(root, name),
    data: folderIn(root, `${name}-data`),
  });
  let primarySide = side('p');
  let otherSide = side('s');
  const hosts = [primarySide, otherSide].map(({ socket }) => encodeURIComponent(socket));
  initialise(programs, primarySide.data);
  let primary = await startMember(programs, primarySide.data, primarySide.socket);
  await prepare(primary.url);
  let standby: Member | null = null;

  const repair = async (): Promise<void> => {
    fs.rmSync(otherSide.data, { recursive: true, force: true });
    fs.mkdirSync(otherSide.data, { mode: 0o700 });
    copyMember(programs, { socket: primarySide.socket, to: otherSide.data });
    standby = await startMember(programs, otherSide.data, otherSide.socket);
    const db = openPostgres({ url: primary.url, max: 1 });
    await waitForStandby(db);
    await db.close();
  };
  await repair();

  return {
    url: `postgres://app@/postgres?host=${hosts.join(',')}`,
    failOver: async () => {
      const killedAt = performance.now();
      await primary.stop('SIGKILL');
      const db = openPostgres({ url: standby!.url, max: 1 });
      await db.query('SELECT pg_promote()');
      await db.close();
      primary = standby!;
      [primarySide, otherSide] = [otherSide, primarySide];
      standby = null;
      return killedAt;
    },
    repair,
    remove: async () => {
      await primary.stop('SIGKILL');
      await standby?.stop('SIGKILL');
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
};
