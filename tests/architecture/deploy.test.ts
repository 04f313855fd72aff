import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placesOf } from '#server/db/places.ts';
import { readConfig } from '#server/kit/config.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/deploy');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Settings that other programs of the example read. */
const OF_OTHERS = [
  'DATABASE_PASSWORD',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'VITE_GATEWAY_KEY',
];

it('a server starts with the settings of the example, on both hosts of the database', () => {
  const env = Object.fromEntries(
    read('senado.env')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const config = readConfig({ ...env, DATA_DIR: '/var/lib/senado/3001', PORT: '3001' });
  expect(config).toMatchObject({ instances: 2, uploads: 'database', drainMs: 10_000, demo: false });
  expect(placesOf(config.databaseUrl!)).toHaveLength(2);
});

it('each setting that the examples name is one', () => {
  const known = new Set(
    [
      ...readFileSync(join(root, 'server/kit/config.ts'), 'utf8').matchAll(/^ {2}([A-Z_]+): z/gm),
    ].map(([, name]) => name),
  );
  const named = readdirSync(folder).flatMap((file) =>
    [
      ...read(file).matchAll(/(?:^|[\s`{*=])([A-Z]+_[A-Z_]+|PORT|HOST|DEMO|INSTANCES)(?=[=:`])/gm),
    ].map(([, name]) => name!),
  );
  const codes = ['SERVER_BUSY'];
  expect(named.length).toBeGreaterThan(20);
  expect(
    named.filter((name) => !known.has(name) && ![...OF_OTHERS, ...codes].includes(name)),
  ).toEqual([]);
});
