import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST_LOAD, importedBy } from './console-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const KIT = join(ROOT, 'node_modules/@mantine');
const read = (file: string): string => readFileSync(file, 'utf8');

/** Each value that a text imports from a package of the kit: package and name. */
const kitImports = (text: string): [string, string][] =>
  [...text.matchAll(/import\s+(?!type\s)\{([^}]*)\}\s*from\s*['"]@mantine\/([a-z]+)['"]/g)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name): [string, string] => [from, name.split(' as ')[0]!]),
  );

const barrels = new Map<string, ReadonlyMap<string, string>>();
/** The file that each name of a package comes from. */
const barrelOf = (name: string): ReadonlyMap<string, string> => {
  const known = barrels.get(name);
  if (known) return known;
  const index = join(KIT, name, 'esm/index.mjs');
  const found = new Map(
    [...read(index).matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*"(\.[^"]+)"/g)].flatMap(
      ([, names = '', from = '']) =>
        names
          .split(',')
          .map((each): [string, string] => [
            each.trim().split(' as ').at(-1)!,
            resolve(dirname(index), from),
          ]),
    ),
  );
  barrels.set(name, found);
  return found;
};

/** The style modules of `@mantine/core` that the imports of some files reach, through every part of the kit that they use. */
const stylesUsedBy = (pages: Iterable<string>): Set<string> => {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const follow = (text: string): void => {
    for (const [from, name] of kitImports(text))
      if (existsSync(join(KIT, from, 'styles.css'))) visit(barrelOf(from).get(name));
  };
  const visit = (file: string | undefined): void => {
    if (file === undefined || seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.module.mjs')) {
      if (file.startsWith(join(KIT, 'core/'))) styles.add(basename(file, '.module.mjs'));
      return;
    }
    const text = read(file);
    follow(text);
    for (const [, from = ''] of text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
      visit(resolve(dirname(file), from));
  };
  for (const file of pages) follow(read(file));
  return styles;
};

const ALL_FILES = readdirSync(join(ROOT, 'renderer'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => join(ROOT, 'renderer', file));

/** What comes before any part, and the kit's own order: that of its whole sheet. */
const GROUND = ['baseline', 'default-css-variables', 'global'];
const whole = read(join(KIT, 'core/styles.css'));
const place = (style: string): number =>
  whole.indexOf(
    read(join(KIT, `core/styles/${style}.css`))
      .trim()
      .slice(0, 120),
  );

const listedIn = (sheet: string): string[] =>
  [
    ...read(join(ROOT, 'renderer/ui', sheet)).matchAll(
      /^import '@mantine\/core\/styles\/([\w-]+)\.layer\.css';$/gm,
    ),
  ].map(([, style]) => style!);

describe('the kit’s looks', () => {
  const first = listedIn('kit-styles.ts');
  const later = listedIn('kit-styles-later.ts');
  const used = stylesUsedBy(ALL_FILES);
  const usedFirst = stylesUsedBy(importedBy(FIRST_LOAD));

  it('has the style of each part that the first load uses, and of no other', () => {
    expect(usedFirst.size).toBeGreaterThan(15);
    expect(first.toSorted()).toEqual([...GROUND, ...usedFirst].toSorted());
  });

  it('has the styles of all other parts in use in the later sheet', () => {
    expect(used.size).toBeGreaterThan(30);
    expect(later.toSorted()).toEqual([...used].filter((style) => !usedFirst.has(style)).toSorted());
  });

  it.each([{ imported: first }, { imported: later }])(
    'keeps the kit’s own order',
    ({ imported }) => {
      expect(imported.map(place)).not.toContain(-1);
      expect(imported).toEqual(imported.toSorted((a, b) => place(a) - place(b)));
    },
  );
});
