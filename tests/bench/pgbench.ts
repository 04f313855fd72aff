import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The programs of the newest PostgreSQL of the system that has a pgbench. */
export const pgbenchBin = (): string => {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(base, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'pgbench')));
  if (found === undefined)
    throw new Error('no pgbench on this machine (Debian: postgresql and postgresql-contrib)');
  return found;
};

/** A value as a literal of a script. */
export const quoted = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

export type PgbenchLoad = { url: string; bin: string; callers: number; seconds: number };

/** How often a second pgbench runs a script, prepared; `:done` counts the runs of a caller. */
export const runPgbench = async (
  script: string,
  { url, bin, callers, seconds }: PgbenchLoad,
): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'senado-pgbench-'));
  const file = join(folder, 'script.sql');
  writeFileSync(file, script);
  const asked = { c: callers, j: Math.min(2, callers), T: seconds };
  try {
    const child = spawn(join(bin, 'pgbench'), [
      '-n',
      '-M',
      'prepared',
      '-D',
      'done=0',
      '-f',
      file,
      ...Object.entries(asked).flatMap(([name, value]) => [`-${name}`, String(value)]),
      url,
    ]);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString();
      });
    await new Promise((resolve) => {
      child.on('exit', resolve);
    });
    const tps = /tps = ([\d.]+)/.exec(output)?.[1];
    if (tps === undefined) throw new Error(`pgbench: ${output.slice(0, 300)}`);
    return Number(tps);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
