import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const tests = [
  'electron',
  'shared',
  'consumer-web',
  'renderer',
  'build',
  'server',
  'tests/security',
  'tests/contract',
  'tests/component',
  'tests/e2e',
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => ({
      name: `${folder}/${name}`,
      text: readFileSync(join(root, folder, name), 'utf8'),
    })),
);

it('every test that the security page names is there', () => {
  const titles = [...page.matchAll(/(?<![\w`])_([^\n]+?)_(?!\w)/g)].map(([, title = '']) =>
    title.replace(/…$/, ''),
  );
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !tests.some(({ text }) => text.includes(title)))).toEqual([]);
});

it('every file that it names is there, and each of the 20 points has its test', () => {
  const files = [...page.matchAll(/`([\w./-]+\.(?:test|spec|main)\.ts)`/g)].map(
    ([, file = '']) => file,
  );
  expect(
    files.filter((file) => !tests.some(({ name }) => `/${name}`.endsWith(`/${file}`))),
  ).toEqual([]);
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
  expect(
    rows.flatMap((row) =>
      /^\| ([\d, ]+)\|/
        .exec(row)![1]!
        .split(',')
        .map((number) => Number(number)),
    ),
  ).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(rows.filter((row) => !/`[\w./-]+`/.test(row.split('|').at(-2) ?? ''))).toEqual([]);
});
