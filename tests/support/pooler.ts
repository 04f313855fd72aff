import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { handOver } from '#server/db/cluster-socket.ts';
import { pgUser } from '#server/db/pg-user.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const PORT = 6432;

/** Why there is no pooler here, or null when there is. */
export const noPooler = (): string | null =>
  fs.existsSync(PROGRAM) ? null : 'no pgbouncer is installed on this machine';

export type Pooler = { url: string; stop(): Promise<void> };

/**
 * Stands before a database (`?host=folder`), as the same user; its few connections are shared
 * between transactions.
 */
export const startPooler = async (databaseUrl: string): Promise<Pooler> => {
  const { username, password, pathname, searchParams } = new URL(
    databaseUrl.replace('@/', '@localhost/'),
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-pooler-'));
  const settings = path.join(folder, 'pgbouncer.ini');
  const target = `host=${searchParams.get('host')} port=5432 user=${username} password=${decodeURIComponent(password)}`;
  fs.writeFileSync(
    settings,
    `[databases]
* = ${target}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
listen_port = ${PORT}
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 100
`,
  );
  handOver(folder);
  handOver(settings);
  const { prefix, options } = pgUser();
  const [program, ...args] = [...prefix, PROGRAM, settings];
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const socket = path.join(folder, `.s.PGSQL.${PORT}`);
  for (let tries = 0; !fs.existsSync(socket) && tries < 200; tries += 1) await sleep(50);
  return {
    url: `postgres://${username}@${pathname}?host=${encodeURIComponent(folder)}&port=${PORT}`,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
