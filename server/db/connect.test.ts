import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCluster, type ClusterServer } from './cluster-server.ts';
import { openDatabase } from './connect.ts';
import type { Db } from './db.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrate } from './migrate.ts';
import { bundledPrograms } from './pg-programs.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

// making a cluster takes a second, and many on a machine that does other things
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-db-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

/** One statement with a value of each kind that the server uses: every engine must give the same. */
const VALUES = `SELECT count(*) AS n, sum(v.a)::bigint AS total, max(v.b) AS big, true AS flag, '{"a":[1]}'::jsonb AS json, ARRAY['x','y']::text[] AS texts, NULL::text AS nothing, 1.5::float8 AS real FROM (VALUES (1, 9007199254740991::bigint), (2, 5)) v(a, b)`;
const EXPECTED = {
  n: 2,
  total: 3,
  big: 9007199254740991,
  flag: true,
  json: { a: [1] },
  texts: ['x', 'y'],
  nothing: null,
  real: 1.5,
};

const migrations = (files: Record<string, string>): string => {
  const directory = fs.mkdtempSync(path.join(folder, 'sql-'));
  for (const [name, sql] of Object.entries(files))
    fs.writeFileSync(path.join(directory, name), sql);
  return directory;
};

describe.skipIf(bundledPrograms() === null)('the embedded database', () => {
  const dataDir = path.join(folder, 'embedded');
  let db: Db | undefined;
  afterEach(async () => {
    await db?.close();
    db = undefined;
  });

  it('starts in a fresh folder, keeps what was written, and gives the agreed values', async () => {
    const first = await openDatabase({ dataDir });
    expect(first.says).toMatch(/^database: embedded PostgreSQL 18 in /);
    expect((await first.db.query(VALUES)).rows).toEqual([EXPECTED]);
    await migrate(first.db.query);
    await first.db.query(`INSERT INTO setting (name, value) VALUES ('a', 'b')`);
    await expect(openDatabase({ dataDir })).rejects.toThrow('in use by another server');
    await first.db.close();
    ({ db } = await openDatabase({ dataDir }));
    expect(await migrate(db.query)).toEqual([]);
    expect((await db.query('SELECT value FROM setting')).rows).toEqual([{ value: 'b' }]);
  });

  it('starts over what a kill left: half a cluster, and the lock of a process that is gone', async () => {
    fs.mkdirSync(path.join(dataDir, 'postgres.new'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'postgres.new', 'rest'), '');
    fs.writeFileSync(path.join(dataDir, 'lock'), '999999999 1\n');
    ({ db } = await openDatabase({ dataDir }));
    expect(db.kind).toBe('embedded');
  });

  it('rolls a failed transaction back and goes on', async () => {
    ({ db } = await openDatabase({ dataDir }));
    await expect(
      db.tx(async (query) => {
        await query(`INSERT INTO setting (name, value) VALUES ('x', 'y')`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await db.query(`SELECT 1 AS one FROM setting WHERE name = 'x'`)).rows).toEqual([]);
  });

  it('outlives a connection that breaks inside a transaction, between two statements too', async () => {
    ({ db } = await openDatabase({ dataDir }));
    const { query } = db;
    await expect(
      db.tx(async (within) => {
        const { rows } = await within<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        await query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
        // the client hears of it while nothing is asked
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
        await within('SELECT 1');
      }),
    ).rejects.toThrow(/terminat|connection error/);
    expect((await query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

/** Tries to connect as another user of this machine. */
const asNobody = (url: string): string =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `new (require('pg').Client)({ connectionString: process.argv[1] }).connect().then(() => console.log('in'), (e) => console.log(e.code))`,
      url,
    ],
    { uid: 65_534, gid: 65_534, encoding: 'utf8' },
  ).stdout.trim();
const canBecomeNobody = process.getuid?.() === 0;

describe.skipIf(bundledPrograms() === null)('access to the embedded database', () => {
  const programs = bundledPrograms()!;
  const inside = (name: string): string => {
    const parent = path.join(folder, name);
    fs.mkdirSync(parent, { mode: 0o700 });
    return path.join(parent, 'postgres');
  };
  const refusal = async (url: string): Promise<unknown> => {
    const db = openPostgres({ url, max: 1 });
    const answer = await db.query('SELECT 1').then(
      () => 'in',
      (error: unknown) => (error as { code?: string }).code,
    );
    await db.close();
    return answer;
  };

  it('opens to our role with its password only, which is no superuser', async () => {
    const server = await startCluster({ directory: inside('access'), programs });
    const socket = decodeURIComponent(server.url.split('host=')[1]!);
    expect(socket.startsWith(path.join(folder, 'access'))).toBe(true);
    expect(fs.statSync(socket).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(folder, 'access/postgres.password')).mode & 0o777).toBe(0o600);
    const host = `host=${encodeURIComponent(socket)}`;
    expect(await refusal(`postgres://app@/postgres?${host}`)).toBe('28000');
    expect(await refusal(`postgres://senado:wrong@/postgres?${host}`)).toBe('28P01');
    const db = openPostgres({ url: server.url, max: 1 });
    const { rows } = await db.query(
      `SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication AS mighty FROM pg_roles WHERE rolname = current_user`,
    );
    expect(rows).toEqual([{ mighty: false }]);
    await expect(db.query(`COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow('permission');
    await expect(db.query(`SELECT pg_read_file('/etc/hostname')`)).rejects.toThrow('permission');
    await db.close();
    // even with the password, another user of the machine cannot reach the socket
    if (canBecomeNobody) expect(asNobody(server.url)).toBe('EACCES');
    await server.stop();
  });

  it('upgrades an open cluster of an earlier version and keeps its rows', async () => {
    const directory = inside('earlier');
    programs.run('initdb', ['-D', directory, '-U', 'app', '--auth=trust', '--locale=C']);
    const old = programs.run(
      'postgres',
      ['--single', '-j', '-D', directory, 'postgres'],
      'CREATE TABLE kept (id serial PRIMARY KEY);\n\nINSERT INTO kept DEFAULT VALUES;\n\n',
    );
    expect(old.status).toBe(0);
    const server = await startCluster({ directory, programs });
    const db = openPostgres({ url: server.url, max: 1 });
    await db.query('ALTER TABLE kept ADD COLUMN more text');
    expect((await db.query('INSERT INTO kept DEFAULT VALUES RETURNING id')).rows).toEqual([
      { id: 2 },
    ]);
    await db.close();
    const host = server.url.split('?')[1]!;
    expect(await refusal(`postgres://app@/postgres?${host}`)).toBe('28000');
    await server.stop();
  });

  it('takes a new folder with a random name where the path of the data is too long', async () => {
    const directory = inside('d'.repeat(90));
    const server = await startCluster({ directory, programs });
    const socket = decodeURIComponent(server.url.split('host=')[1]!);
    expect(path.dirname(socket)).toBe(os.tmpdir());
    expect(fs.statSync(socket).mode & 0o777).toBe(0o700);
    await server.stop();
    expect(fs.existsSync(socket)).toBe(false);
  });

  it.skipIf(!canBecomeNobody)(
    'refuses a socket folder or password that another user made',
    async () => {
      const directory = inside('planted');
      const server = await startCluster({ directory, programs });
      await server.stop();
      fs.mkdirSync(`${directory}.run`);
      fs.chownSync(`${directory}.run`, 12_345, 12_345);
      await expect(startCluster({ directory, programs })).rejects.toThrow('another user');
      fs.rmdirSync(`${directory}.run`);
      fs.chownSync(`${directory}.password`, 12_345, 12_345);
      await expect(startCluster({ directory, programs })).rejects.toThrow('another user');
    },
  );
});

describe.skipIf(bundledPrograms() === null)('migrations', () => {
  let server: ClusterServer;
  let db: Db;
  beforeAll(async () => {
    fs.mkdirSync(path.join(folder, 'migrations'));
    server = await startCluster({
      directory: path.join(folder, 'migrations', 'pg'),
      programs: bundledPrograms()!,
    });
    db = openPostgres({ url: server.url });
  });
  afterAll(async () => {
    await db.close();
    await server.stop();
  });

  it('run once each, in order, also when eight servers start at once', async () => {
    const directory = migrations({
      '0002_b.sql': 'CREATE TABLE b (a int4 REFERENCES a (a))',
      '0001_a.sql': 'CREATE TABLE a (a int4 PRIMARY KEY)\n--> next\nINSERT INTO a VALUES (1)',
    });
    const applied = await Promise.all(
      Array.from({ length: 8 }, () => migrate(db.query, { directory })),
    );
    expect(applied.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql']);
    expect((await db.query('SELECT a FROM a')).rows).toEqual([{ a: 1 }]);
  });

  it('refuse a file that was changed after it had been applied', async () => {
    const directory = migrations({ '0001_a.sql': 'SELECT 1', '0002_b.sql': 'SELECT 1' });
    await expect(migrate(db.query, { directory })).rejects.toThrow(
      'was changed after it had been applied',
    );
  });

  it('give up after a while when another server never finishes', async () => {
    await db.query(`UPDATE schema_lease SET holder = 'other', expires_at = $1`, [
      Date.now() + 60_000,
    ]);
    await expect(migrate(db.query, { directory: migrations({}), waitMs: 50 })).rejects.toThrow(
      'Another server',
    );
  });
});

describe('the fallback', () => {
  it('gives the same values, and its commits reach the disk', async () => {
    const db = await openPglite(path.join(folder, 'pglite'));
    expect((await db.query(VALUES)).rows).toEqual([EXPECTED]);
    await migrate(db.query);
    expect((await db.query(`INSERT INTO setting (name, value) VALUES ('a', 'b')`)).count).toBe(1);
    await db.close();
  });
});

describe('the lock of a folder', () => {
  it('is released, and taken over from a process that has ended', () => {
    const directory = fs.mkdtempSync(path.join(folder, 'lock-'));
    lockDirectory(directory)();
    fs.writeFileSync(path.join(directory, 'lock'), '999999999 5\n');
    const release = lockDirectory(directory);
    expect(fs.readFileSync(path.join(directory, 'lock'), 'utf8')).toContain(String(process.pid));
    release();
  });

  it('is kept while its process runs', () => {
    const directory = fs.mkdtempSync(path.join(folder, 'lock-'));
    const birth = fs
      .readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
    fs.writeFileSync(path.join(directory, 'lock'), `${process.ppid} ${birth}\n`);
    expect(() => lockDirectory(directory)).toThrow(`process ${process.ppid}`);
  });
});
