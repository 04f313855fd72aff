import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCANNER_PACKAGES, silenced } from './quiet-scanners-plugin.ts';

const sourceOf = (name: string): string => {
  const folder = join(import.meta.dirname, '../node_modules', name);
  return readFileSync(join(folder, 'dist', `${name.split('/')[1]}.esm.js`), 'utf8');
};

it.each(SCANNER_PACKAGES)('no code that %s reads goes to the console', (name) => {
  expect(sourceOf(name)).toContain('console.');
  expect(silenced(sourceOf(name))).not.toContain('console.');
});
