import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '#shared/i18n/catalogue.ts';
import type { Language } from '#shared/i18n/language.ts';
import { TEXT_PARTS, loadArea, type TextPart } from '#consumer/lib/text-parts.ts';

const { 'zh-Hant': zh } = CATALOGUES;

const root = join(import.meta.dirname, '../../consumer-web');
const KEY = /'([a-z][\w]*(?:\.[\w]+)+)'/gi;

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));

/** The parts of `ui` and `domain` that files draw with, and those that these are made of. */
const partsUsedBy = (
  files: readonly string[],
  known: Set<string> = new Set(),
): ReadonlySet<string> => {
  for (const file of files) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(
      /from '(\.{1,2}\/[\w./-]+\.tsx?)'/g,
    )) {
      const part = join(dirname(file), path!);
      const isShared = ['ui', 'domain'].some((folder) => part.startsWith(join(root, folder, '/')));
      if (isShared && !known.has(part)) partsUsedBy([part], known.add(part));
    }
  }
  return known;
};

/** The areas that have screens: `features/<area>`, or `features/<vertical>/<area>`. */
const AREAS = readdirSync(join(root, 'features')).flatMap((name) =>
  existsSync(join(root, 'features', name, 'screens.ts'))
    ? [name]
    : readdirSync(join(root, 'features', name)).map((area) => `${name}/${area}`),
);

const keysOf = (files: readonly string[]): { key: string; file: string }[] =>
  files
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(KEY)].map(([, key]) => ({
        key: key!,
        file: basename(file),
      })),
    )
    .filter(({ key }) => Object.hasOwn(zh, key) && !key.startsWith('error.'));

/** A screen that is put together in `app`, since it shows what several features have. */
const APP_SCREEN = 'app/all-orders';

/** Keys that a folder shows itself, or through the shared parts that it draws with. */
const keysIn = (folder: string): { key: string; file: string }[] => {
  const own = filesIn(folder).filter(
    (file) => folder === APP_SCREEN || !file.startsWith(join(root, APP_SCREEN, '/')),
  );
  return keysOf([...new Set([...own, ...partsUsedBy(own)])].filter((file) => !loadsItsOwn(file)));
};

const missing = (folder: string, texts: object): { key: string; file: string }[] =>
  keysIn(folder).filter(({ key }) => !Object.hasOwn(texts, key));

/** The part of an area's words: by its vertical and name where another vertical has the same name. */
const partOf = (area: string): TextPart => {
  // the cashier says what the checkout says
  if (area === 'cashier') return 'checkout';
  const full = area.replace('/', '-');
  return (full in TEXT_PARTS ? full : basename(area)) as TextPart;
};

/** What an area says; the homes say more when their first screens stand (`later` of domain/store). */
const textsOf = (area: string): TextPart[] => {
  if (area === 'takeout/home') return ['home', 'find'];
  if (area === 'market/home') return ['market-home', 'market-find', 'market-zone'];
  return [partOf(area)];
};

/** The words of some areas, as the app loads them. */
const wordsOf = async (parts: readonly TextPart[], language: Language = 'zh-Hant') => {
  const areas = new Set(['frame' as const, ...parts.flatMap((part) => [...TEXT_PARTS[part]])]);
  return Object.assign(
    {},
    ...(await Promise.all(Array.from(areas, (area) => loadArea(area, language)))),
  ) as Readonly<Record<string, string>>;
};

/** Files that load the words of a part before they show them. */
const LOADS_ITS_OWN: Readonly<Record<string, TextPart>> = {
  'lib/navigation/leave-site.ts': 'pages',
  'app/switch-account.ts': 'pages',
  'features/pages/not-here.tsx': 'not-here',
  'domain/account/use-sign-out.ts': 'pages',
  'domain/order/again/bought-again.tsx': 'market-orders',
  'domain/reminders/start-line.tsx': 'reminders',
};
/** The sheet that shares, which the button that opens it fetches with its words; those of pages that have the button are there. */
const SHARE_SHEET = [
  'share-sheet.tsx',
  'share-ways.tsx',
  'keep-poster.ts',
  'poster/poster-query.ts',
];
const loadsItsOwn = (file: string): boolean =>
  Object.keys(LOADS_ITS_OWN).some((path) => join(root, path) === file);

describe('words come with what says them', () => {
  it.each(['app', 'lib', 'host'])(
    '%s says only what is loaded from the first moment',
    async (folder) => {
      expect(missing(folder, await wordsOf([]))).toEqual([]);
    },
  );

  it('what loads words by itself says no others', async () => {
    for (const [file, part] of Object.entries(LOADS_ITS_OWN)) {
      const words = await wordsOf([part]);
      const own = keysOf([join(root, file)]);
      expect(own.length, file).toBeGreaterThan(0);
      expect(own.filter(({ key }) => !Object.hasOwn(words, key))).toEqual([]);
    }
  });

  it('the sheet that shares says no others than its own and those of the pages that open it', async () => {
    const own = keysOf(SHARE_SHEET.map((file) => join(root, 'domain/share', file)));
    expect(own.length).toBeGreaterThan(10);
    for (const page of ['group', 'store'] as const) {
      const words = await wordsOf([page, 'share-sheet']);
      expect(own.filter(({ key }) => !Object.hasOwn(words, key))).toEqual([]);
    }
  });

  it.each(AREAS)('the area %s brings its own words', async (area) => {
    expect(missing(`features/${area}`, await wordsOf(textsOf(area)))).toEqual([]);
  });

  it('the list of all orders brings its own words', async () => {
    expect(missing(APP_SCREEN, await wordsOf(['orders', 'all-orders']))).toEqual([]);
  });

  it('both languages of a part have the same keys, and the whole catalogue knows them', async () => {
    for (const part of Object.keys(TEXT_PARTS) as TextPart[]) {
      const [zhPart, enPart] = await Promise.all([wordsOf([part]), wordsOf([part], 'en')]);
      expect(Object.keys(enPart).sort()).toEqual(Object.keys(zhPart).sort());
      expect(Object.keys(zhPart).filter((key) => !Object.hasOwn(zh, key))).toEqual([]);
    }
  });
});
