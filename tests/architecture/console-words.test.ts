import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as zh from '#shared/i18n/zh.ts';
import { TEXT_PARTS } from '#renderer/lib/text-parts.ts';
import { FIRST_LOAD, importedBy } from './console-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const KEY = /'([a-z]\w*(?:\.\w+)+)'/gi;
/** The start of a key that ends with a value: `` t(`settings.theme.${theme}`) ``. */
const START = /\(`([a-z]\w*(?:\.\w+)*\.)\$\{/gi;

const areas = Object.entries(zh) as [keyof typeof zh, object][];
const areaOf = new Map(
  areas.flatMap(([area, texts]) => Object.keys(texts).map((key) => [key, area])),
);

/** The sentences that some files name, as `file: key`, that are in none of these areas. */
const missing = (files: Iterable<string>, known: readonly string[]): string[] =>
  Array.from(files).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const named = [...text.matchAll(KEY)].map(([, key]) => key!);
    const starts = [...text.matchAll(START)].map(([, start]) => start!);
    return [...areaOf]
      .filter(
        ([key, area]) =>
          !known.includes(area) &&
          (named.includes(key) || starts.some((start) => key.startsWith(start))),
      )
      .map(([key]) => `${basename(file)}: ${key}`);
  });

// the pickup screen is a page of its own, with its own words
const allFiles = readdirSync(join(ROOT, 'renderer'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(gallery|wall)/.test(file))
  .map((file) => join(ROOT, 'renderer', file));

describe('words come with what shows them', () => {
  it('the console shows no words that it does not load', () => {
    expect(allFiles.length).toBeGreaterThan(200);
    expect(missing(allFiles, Object.values(TEXT_PARTS).flat())).toEqual([]);
  });

  it('the first load shows the first words only', () => {
    const files = importedBy(FIRST_LOAD);
    expect(files.size).toBeGreaterThan(100);
    expect(missing(files, TEXT_PARTS.first)).toEqual([]);
  });
});
