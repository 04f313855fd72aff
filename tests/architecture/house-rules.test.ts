import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

type Rule = { says: string; in: string[]; forbids: RegExp; except?: RegExp };

/** Rules of the house that no type and no import can hold (house §2, §6). An exception names the file that owns the thing. */
const RULES: Rule[] = [
  {
    says: 'the core asks no clock',
    in: ['shared'],
    forbids: /\bDate\.now\(|new Date\(\)|performance\.now\(/,
  },
  {
    says: 'use cases are given the time',
    in: ['server/modules'],
    forbids: /\bDate\.now\(|new Date\(\)/,
  },
  {
    says: 'storage is touched in one place',
    in: ['consumer-web', 'renderer'],
    forbids: /\b(localStorage|sessionStorage|indexedDB)\b/,
    // `first-view/stand-in.ts` replaces the browser's storage where the server draws
    except: /lib\/(storage|bridge-browser|journal-browser)[\w-]*\.ts$|first-view\/stand-in\.ts$/,
  },
  {
    says: 'only the client makes requests',
    in: ['consumer-web', 'renderer'],
    forbids: /\bfetch\(|new XMLHttpRequest/,
    except: /lib\/|scan\/decode|gateway\/frame|first-view\/stand-in/,
  },
  {
    says: 'only the host reads the user agent',
    in: ['consumer-web', 'renderer'],
    forbids: /navigator\.(userAgent|platform)\b/,
    except: /host\/|lib\/(facts|api|bridge-browser)[\w-]*\.ts$/,
  },
  {
    says: 'ipcMain lives in one file',
    in: ['electron'],
    forbids: /\bipcMain\b/,
    except: /main\/ipc\.main\.ts$/,
  },
  {
    says: 'no type is loosened',
    in: ['shared', 'server', 'consumer-web', 'renderer', 'electron'],
    forbids: /@ts-(ignore|nocheck|expect-error)|\bas any\b|: any(?=[\s;,)\]>|=]*$|[;,)\]>|])/,
  },
  {
    // its lines and its number of the day are written beside a move, which counts
    says: 'what changes an order counts it on, by which boards know it (ADR 0063)',
    in: ['server/modules'],
    forbids:
      /UPDATE takeout_order SET (?!seq = seq \+ 1|desk_number = )|updateIn\(query, ORDERS, \{\s*set: \{(?!\s*(?:seq:|lines \}))/,
  },
  {
    says: 'no test of a screen waits for a second only',
    in: ['consumer-web'],
    forbids: /\bvi\.waitFor\(/,
  },
  {
    says: 'no work is left for later',
    in: ['shared', 'server', 'consumer-web', 'renderer', 'electron', 'tests'],
    forbids: new RegExp(['TO', 'DO|FIX', 'ME|coming ', 'soon'].join('')),
    except: /house-rules/,
  },
];

const offenders = ({ in: folders, forbids, except }: Rule): string[] =>
  folders
    .flatMap(filesIn)
    .filter((path) => !except?.test(path))
    .filter((path) => forbids.test(readFileSync(join(root, path), 'utf8')));

describe('house rules', () => {
  it.each(RULES)('$says', (rule) => {
    expect(offenders(rule)).toEqual([]);
  });

  it('finds an offender when there is one', () => {
    expect(RULES[0]!.forbids.test('const now = Date.now();')).toBe(true);
    expect(RULES[2]!.forbids.test("localStorage.getItem('x')")).toBe(true);
  });

  it('names files for what they hold', () => {
    const bad = ['shared', 'server', 'consumer-web', 'renderer', 'electron', 'tests']
      .flatMap(filesIn)
      .filter((path) =>
        /(^|\/)(utils?|helpers?|common|misc|manager|service|types)\.tsx?$/.test(path),
      );
    expect(bad).toEqual([]);
  });

  it('keeps files to a size that one can read', () => {
    const LONGEST = 300;
    // rows of the demonstration town, lines of drawings, generated row types: data, no logic
    const DATA =
      /^(server\/demo\/(takeout\/stores-|town\/pleasures)|consumer-web\/ui\/map\/ways|server\/db\/schema\.ts)/;
    const long = ['shared', 'server', 'consumer-web', 'renderer', 'electron']
      .flatMap(filesIn)
      .filter((path) => !DATA.test(path))
      .filter((path) => readFileSync(join(root, path), 'utf8').split('\n').length > LONGEST + 1);
    expect(long).toEqual([]);
  });
});

it('a contract file exports its calls by its own name', () => {
  const importsOf = (index: string, folder: string) =>
    [
      ...readFileSync(join(root, 'shared/contract', index), 'utf8').matchAll(
        /import \{ (\w+) \} from '\.\/(.+)\.ts'/g,
      ),
    ].filter(([, , path]) => path!.startsWith(folder));
  const calls = [
    ...importsOf('index.ts', 'consumer/').map(([, name, path]) => [name, path!.split('/')[1]]),
    ...importsOf('merchant/index.ts', '').map(([, name, path]) => [name, `merchant-${path}`]),
  ];
  expect(calls.length).toBeGreaterThan(20);
  for (const [name, file] of calls)
    expect(name).toBe(
      `${file}-calls`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
});
