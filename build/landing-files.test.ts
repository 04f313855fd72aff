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

/** The links that the script adds to a page at this address, in a browser of this language. */
const linksAt = (hash: string, language: string, kept: string | null = null): Link[] => {
  const links: Link[] = [];
  const page = {
    createElement: () => ({ rel: '', as: '', href: '' }),
    head: { append: (link: Link) => links.push(link) },
  };
  runInNewContext(landingScript(bundle, plan), {
    location: { hash },
    navigator: { language },
    localStorage: { getItem: () => kept },
    document: page,
  });
  return links;
};
const filesAt = (...at: Parameters<typeof linksAt>): string[] =>
  linksAt(...at).map(({ rel, href }) => `${rel} ${href.replace('./assets/', '')}`);

describe('the page asks at once for', () => {
  it('the files of the screen that its address names, with what they import, but what it asks for anyway', () => {
    expect(filesAt('#/deal?id=1', 'zh-HK')).toEqual([
      'modulepreload deal.js',
      'modulepreload ui.js',
      'preload ui.css',
      'modulepreload draw.js',
      'modulepreload words-zh.js',
    ]);
    expect(linksAt('#/deal', 'zh-HK')[2]).toMatchObject({ as: 'style', crossOrigin: '' });
  });

  it('the words of the language that was chosen, else of the browser’s', () => {
    expect(filesAt('#/deal', 'en-GB').at(-1)).toBe('modulepreload words-en.js');
    expect(filesAt('#/deal', 'en-GB', '"zh-Hant"').at(-1)).toBe('modulepreload words-zh.js');
    expect(filesAt('#/deal', 'zh-HK', '"en"').at(-1)).toBe('modulepreload words-en.js');
  });

  it('nothing where visits seldom begin', () => {
    expect(filesAt('#/about', 'zh-HK')).toEqual([]);
    expect(filesAt('', 'zh-HK')).toEqual([]);
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
    expect.arrayContaining(named.filter((file) => !/screens\.ts$|takeout\/home/.test(file))),
  );
  expect(loaded.filter(([, file]) => !named.includes(file!.replace('../features/', '')))).toEqual(
    [],
  );
});
