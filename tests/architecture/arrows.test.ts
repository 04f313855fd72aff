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
        ...new Set(Object.keys(files).map((file) => file.split('/', 1)[0]!)),
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

it('stops a layer of the consumer app that looks up, and an area that looks into another', () => {
  expect(
    brokenBy({
      'consumer-web/ui/button.ts':
        "import { useCart } from '../domain/cart/use-cart.ts';\nexport const button = useCart;\n",
      'consumer-web/domain/cart/use-cart.ts':
        "import { list } from '../../features/takeout/home/list.ts';\nexport const useCart = list;\n",
      'consumer-web/domain/order/order.ts': 'export const order = 1;\n',
      'consumer-web/features/takeout/home/list.ts':
        "import { deal } from '../../group/deal.ts';\nexport const list = deal;\n",
      'consumer-web/features/group/deal.ts':
        "import { shell } from '../../app/shell.ts';\nexport const deal = shell;\n",
      'consumer-web/features/takeout/store/menu.ts':
        "import { order } from '../../../domain/order/order.ts';\nimport { list } from '../home/list.ts';\nexport const menu = [order, list];\n",
      'consumer-web/app/shell.ts': 'export const shell = 1;\n',
    }),
  ).toEqual(['app-on-top', 'feature-apart', 'plumbing-below-domain', 'plumbing-below-features']);
});

it('stops an app that reads the server, and a rule of the core that knows the wire', () => {
  expect(
    brokenBy({
      'server/modules/shop/index.ts': 'export const openShop = 1;\n',
      'consumer-web/lib/shop.ts':
        "import { openShop } from '../../server/modules/shop/index.ts';\nexport const shop = openShop;\n",
      'shared/contract/shop.ts': 'export const call = 1;\n',
      'shared/pricing/price.ts':
        "import { call } from '../contract/shop.ts';\nexport const price = call;\n",
    }),
  ).toEqual(['consumer-alone', 'rules-know-no-wire']);
});
