import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Entry = { optionalDependencies?: Record<string, string> };

const lock = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
) as { packages: Record<string, Entry> };

describe('the lock file', () => {
  // `npm ci` refuses it otherwise; npm leaves out binaries that the registry does not have
  it('lists the binaries of every platform that a package names', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) =>
          !(`node_modules/${name}` in lock.packages) &&
          !(`${path}/node_modules/${name}` in lock.packages),
      ),
    );
    expect(missing).toEqual([]);
  });
});
