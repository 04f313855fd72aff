import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The rules that a tree of these files breaks, by name. */
const brokenBy = (files: Readonly<Record<string, string>>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'senado-arrows-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        join(root, 'build/dependency-cruiser.cjs'),
        '--output-type',
        'json',
        'server',
      ],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    if (stdout === '') throw new Error(stderr);
    const { summary } = JSON.parse(stdout) as {
      summary: { violations: { rule: { name: string } }[] };
    };
    return [...new Set(summary.violations.map(({ rule }) => rule.name))].toSorted();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const shop = {
  'server/modules/shop/shop-repo.ts': 'export const findShop = (id: string) => ({ id });\n',
  'server/modules/shop/open.ts':
    "import { findShop } from './shop-repo.ts';\nexport const openShop = (id: string) => findShop(id);\n",
};

it('lets a module offer a verb of its own', () => {
  expect(
    brokenBy({
      ...shop,
      'server/modules/shop/index.ts': "export { openShop } from './open.ts';\n",
    }),
  ).toEqual([]);
});

it('stops a door that opens a repo, a look behind a door, and reviews that know a kind of order', () => {
  expect(
    brokenBy({
      ...shop,
      'server/modules/shop/index.ts': "export { findShop } from './shop-repo.ts';\n",
      'server/modules/lists/all.ts':
        "import { openShop } from '../shop/open.ts';\nexport const all = openShop;\n",
      'server/modules/reviews/add.ts':
        "import { findShop } from '../shop/index.ts';\nexport const add = findShop;\n",
    }),
  ).toEqual(['door-opens-no-repo', 'module-door', 'reviews-know-no-order']);
});
