import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LANDING_FILES } from '../consumer-web/app/landing-files.ts';
import { landingScript, type Bundle } from './landing-files.ts';

const chunk = (name: string, moduleIds: string[], imports: string[] = [], css: string[] = []) => ({
  [`assets/${name}.js`]: {
    type: 'chunk',
    name,
    fileName: `assets/${name}.js`,
    moduleIds,
    imports: imports.map((one) => `assets/${one}.js`),
    viteMetadata: { importedCss: new Set(css.map((one) => `assets/${one}.css`)) },
  },
});
const bundle = {
  ...chunk('first', ['/app/boot.ts']),
  ...chunk('draw', ['/app/draw.tsx'], ['first', 'ui']),
  ...chunk('ui', ['/ui/page.tsx'], ['first'], ['ui', 'inlined']),
  ...chunk('deal', ['/features/deal.screen.tsx'], ['ui', 'first']),
  ...chunk('words-zh', ['/i18n/deal/zh.ts']),
  ...chunk('words-en', ['/i18n/deal/en.ts']),
  'assets/ui.css': { type: 'asset', fileName: 'assets/ui.css' },
} as unknown as Bundle;

const plan = {
  landings: [
    {
      path: '/deal',
      modules: ['/features/deal.screen.tsx'],
      words: { zh: ['/i18n/deal/zh.ts'], en: ['/i18n/deal/en.ts'] },
    },
  ],
  always: ['/app/draw.tsx'],
  known: ['first'],
};

type Link = { rel: string; as: string; href: string; crossOrigin?: string };

type Visit = { kept?: Readonly<Record<string, string>>; search?: string; answer?: Promise<object> };

/** What the script asks for in a page at this address, in a browser of this language: links, and addresses that it fetches. */
const openAt = (hash: string, language: string, { kept = {}, search = '', answer }: Visit) => {
  const links: Link[] = [];
  const fetched: string[] = [];
  const page = {
    createElement: () => ({ rel: '', as: '', href: '' }),
    head: { append: (link: Link) => links.push(link) },
  };
  const storage = { getItem: (key: string) => kept[key] ?? null };
  runInNewContext(landingScript(bundle, plan), {
    location: { hash, search },
    navigator: { language },
    localStorage: storage,
    sessionStorage: storage,
    document: page,
    URLSearchParams,
    AbortSignal,
    fetch: (url: string) => {
      fetched.push(url);
      return answer ?? new Promise(() => undefined);
    },
  });
  return { links, fetched };
};
/** The same for somebody who has been here. */
const linksAt = (hash: string, language: string, chosen?: string): Link[] => {
  const kept = { 'senado.session': '{}', ...(chosen && { 'senado.language': chosen }) };
  const { links, fetched } = openAt(hash, language, { kept });
  expect(fetched).toEqual([]);
  return links;
};
const filesAt = (...at: Parameters<typeof linksAt>): string[] =>
  linksAt(...at).map(({ rel, href }) => `${rel} ${href.replace('./assets/', '')}`);

describe('the page asks at once for', () => {
  it('the files of the screen that its address names, with what they import, but what it asks for anyway', () => {
    expect(filesAt('#/deal?id=1', 'zh-HK')).toEqual([
      'modulepreload deal.js',
      'modulepreload words-zh.js',
      'preload ui.css',
      'modulepreload draw.js',
      'modulepreload ui.js',
    ]);
    expect(linksAt('#/deal', 'zh-HK')[2]).toMatchObject({ as: 'style', crossOrigin: '' });
  });

  it('the words of the language that was chosen, else of the browser’s', () => {
    expect(filesAt('#/deal', 'en-GB')).toContain('modulepreload words-en.js');
    expect(filesAt('#/deal', 'en-GB', '"zh-Hant"')).toContain('modulepreload words-zh.js');
    expect(filesAt('#/deal', 'zh-HK', '"en"')).toContain('modulepreload words-en.js');
  });

  it('nothing where visits seldom begin', () => {
    expect(filesAt('#/about', 'zh-HK')).toEqual([]);
    expect(filesAt('', 'zh-HK')).toEqual([]);
  });

  it('what the server drew, before all but styles and what draws, where nobody has been before', async () => {
    const { links, fetched } = openAt('#/deal?id=1', 'en-GB', {
      answer: Promise.resolve({ status: 204 }),
    });
    expect(fetched).toEqual(['/first-view?at=%2Fdeal%3Fid%3D1&language=en']);
    const names = () => links.map(({ href }) => href.replace('./assets/', ''));
    expect(names()).toEqual(['ui.css', 'draw.js', 'ui.js']);
    // there is none: the rest comes at once
    await new Promise((done) => {
      setTimeout(done);
    });
    expect(names().slice(3)).toEqual(['deal.js', 'words-en.js']);
  });

  it('nothing drawn for who has chosen a place, or comes back from a sign-in', () => {
    const visits: Visit[] = [
      { kept: { 'senado.pin': '{}' } },
      { kept: { 'senado.found': '{}' } },
      { search: '?code=1' },
    ];
    for (const visit of visits) {
      const { links, fetched } = openAt('#/deal', 'zh-HK', visit);
      expect([links.length, fetched.length]).toEqual([5, 0]);
    }
  });
});

it('a module that no file holds stops the build', () => {
  const gone = { ...plan, always: ['/app/gone.tsx'] };
  expect(() => landingScript(bundle, gone)).toThrow('no file holds /app/gone.tsx');
});

it('what a landing loads by itself is named among its files', () => {
  const app = join(import.meta.dirname, '../consumer-web/app');
  const loaded = [
    ...readFileSync(join(app, 'start-early.ts'), 'utf8').matchAll(/import\('([^']+)'\)/g),
  ];
  const named: string[] = Object.values(LANDING_FILES).flatMap(({ modules }) => [...modules]);
  expect(loaded.map(([, file]) => file?.replace('../features/', ''))).toEqual(
    expect.arrayContaining(
      named.filter((file) => !/screens\.ts$|takeout\/home|parts\//.test(file)),
    ),
  );
  expect(loaded.filter(([, file]) => !named.includes(file!.replace('../features/', '')))).toEqual(
    [],
  );
});
