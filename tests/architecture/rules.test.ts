import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The areas that rules may wait for. */
const LATER = [
  'market',
  'group-buy',
  'membership',
  'combo coupons',
  'promotions',
  'cards',
  'desk',
] as const satisfies readonly string[];
const STATES = ['proven', 'later', 'not-applicable'];

type Row = { id: string; state: string; file: string; test: string; note: string };
const [header, ...lines] = read('docs/rules.tsv').trimEnd().split('\n');
const rows = lines.map((line): Row => {
  const [id = '', state = '', file = '', test = '', note = ''] = line.split('\t');
  return { id, state, file, test, note };
});
const inState = (state: string): Row[] => rows.filter((row) => row.state === state);

const sources = new Map<string, string>();
const source = (path: string): string => {
  const known = sources.get(path) ?? (existsSync(join(root, path)) ? read(path) : '');
  sources.set(path, known);
  return known;
};

/** `path: title` of a test, where the title stands in that file. */
const isThere = ({ test }: Row): boolean => {
  const at = test.indexOf(': ');
  return at > 0 && source(test.slice(0, at)).includes(test.slice(at + 2));
};

describe('docs/rules.tsv, every rule of the specification', () => {
  it('has a row for each rule, once', () => {
    expect(header).toBe('id\tstate\tfile\ttest\tnote');
    expect(rows).toHaveLength(795);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ id }) => !/^r[012]-(\d|en|in)-\d{3}$/.test(id))).toEqual([]);
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  });

  it('names a file that is there and a test that proves it, for each that is proven', () => {
    const proven = inState('proven');
    expect(proven.filter(({ file }) => !existsSync(join(root, file)) || file === '')).toEqual([]);
    expect(proven.filter((row) => !isThere(row))).toEqual([]);
  });

  it('says what the others wait for, or why they do not apply', () => {
    const waiting = inState('later').filter(
      ({ note }) => !LATER.some((area) => note.startsWith(area)),
    );
    expect(waiting).toEqual([]);
    expect(inState('not-applicable').filter(({ note }) => note === '')).toEqual([]);
  });
});
