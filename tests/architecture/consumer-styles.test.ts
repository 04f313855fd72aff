import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../consumer-web');

/** Who a style sheet belongs to: `features/<area>`, or the subject of the domain as a whole. */
const ownerOf = (file: string): string =>
  file.startsWith('domain/')
    ? file.split('/').slice(0, 2).join('/')
    : dirname(file).replace(/\/parts$/, '');

/** The classes that a style sheet says by themselves how they look: `.name { … }`. */
const ownClasses = (css: string): string[] =>
  css
    .replaceAll(/\/\*.*?\*\/|url\(.*?\)/gs, '')
    .split(/[{}]/)
    .flatMap((part) => part.split(','))
    .flatMap((selector) => /^\s*\.([a-z][\w-]*)\s*$/.exec(selector)?.[1] ?? []);

describe('styles of the consumer app', () => {
  it('a class is styled by one feature only: styles that were loaded stay, and would reach into the next screen', () => {
    const owners = new Map<string, Set<string>>();
    const sheets = ['features', 'domain'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.css'))
        .map((name) => join(folder, name)),
    );
    for (const file of sheets)
      for (const name of ownClasses(readFileSync(join(root, file), 'utf8')))
        owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));
    expect(owners.size).toBeGreaterThan(300);
    expect(
      [...owners]
        .filter(([, areas]) => areas.size > 1)
        .map(([name, areas]) => `.${name}: ${[...areas].join(', ')}`),
    ).toEqual([]);
  });

  it('every custom property that is used is defined', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(css|tsx|html)$/.test(name))
      .map((name) => readFileSync(join(root, name), 'utf8'));
    const found = (pattern: RegExp): Set<string> =>
      new Set(files.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)));
    const defined = found(/(--[a-z][\w-]*)'?\s*:/g);
    const used = found(/var\((--[a-z][\w-]*)/g);
    expect(used.size).toBeGreaterThan(30);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });
});
