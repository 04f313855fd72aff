import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STORED_THINGS } from '#consumer/lib/storage-things.ts';

const root = join(import.meta.dirname, '../../consumer-web');
const DECLARED = /defineSlot(?:<[^(]*>)?\(\{\s*key: '([\w-]+)'/g;

it('each key that the consumer’s app stores is declared once, with its schema', () => {
  const declared = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(DECLARED)])
    .map(([, key]) => key ?? '');
  expect(new Set(declared)).toEqual(new Set(Object.keys(STORED_THINGS)));
  expect(declared).toHaveLength(Object.keys(STORED_THINGS).length);
});
