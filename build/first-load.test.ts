import { describe, expect, it } from 'vitest';
import { firstLoadGroup, preloadParts } from './first-load.ts';

const CODE: Record<string, string> = {
  '/features/home.tsx': 'import { IconScan, useNow } from "pkg"; index(IconScan);',
};
const IMPORTS: Record<string, string[]> = {
  '/features/home.tsx': ['/ui/shell.tsx', '/kit/index.js'],
  '/kit/index.js': ['/kit/icons/index.js', '/kit/use-now.js', '/kit/unnamed.js'],
  '/kit/icons/index.js': ['/kit/icons/IconScan.js', '/kit/icons/IconBell.js'],
  '/kit/icons/IconScan.js': [],
  '/kit/icons/IconBell.js': [],
  '/kit/use-now.js': [],
  '/kit/unnamed.js': [],
  '/app/ask.ts': ['/lib/client.ts', '/pkg/index.js'],
  '/lib/client.ts': ['/app/ask.ts'],
  '/pkg/index.js': ['/pkg/used.js', '/pkg/unused.js'],
  '/pkg/used.js': [],
  '/pkg/unused.js': [],
  '/app/draw.tsx': ['/lib/client.ts', '/pkg/unused.js', '/ui/shell.tsx'],
  '/ui/shell.tsx': [],
  '/features/orders.tsx': ['/ui/shell.tsx'],
};
const context = {
  getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [], code: CODE[id] ?? null }),
};

/** The file of each module. Like the bundler, tests every module first, then asks for names. */
const sorted = (
  parts: Parameters<typeof firstLoadGroup>[0],
  later = /unused/,
): Record<string, string | null> => {
  const group = firstLoadGroup(parts, later);
  for (const id of Object.keys(IMPORTS)) group.test(id);
  return Object.fromEntries(
    Object.keys(IMPORTS).map((id) => [id, group.name(id, context) ?? null]),
  );
};

describe('the files of the first load', () => {
  const files = sorted([
    { name: 'ask', from: [/ask\.ts$/] },
    { name: 'draw', from: [/draw\.tsx$/] },
  ]);

  it('hold all that their entries import, circles included; what two need is in the earlier', () => {
    expect(files).toMatchObject({
      '/app/ask.ts': 'ask',
      '/lib/client.ts': 'ask',
      '/pkg/used.js': 'ask',
      '/app/draw.tsx': 'draw',
      '/ui/shell.tsx': 'draw',
    });
  });

  it('hold nothing that only a later screen imports, nor what was kept out by name', () => {
    expect(files).toMatchObject({ '/features/orders.tsx': null, '/pkg/unused.js': null });
  });

  it('may be narrowed to some folders', () => {
    expect(
      sorted([
        { name: 'packages', from: [/ask\.ts$/], only: /\/pkg\// },
        { name: 'ask', from: [/ask\.ts$/] },
      ]),
    ).toMatchObject({ '/pkg/index.js': 'packages', '/lib/client.ts': 'ask' });
  });
});

it('a file takes of a package what the importing modules name, and nothing that others need', () => {
  const files = sorted([
    {
      name: 'home',
      from: [/home\.tsx$/],
      byName: /\/index\.js$/,
      without: [/orders\.tsx$/],
    },
  ]);
  const inFile = Object.keys(files).filter((id) => files[id] === 'home');
  expect(inFile).toEqual(['/features/home.tsx', '/kit/icons/IconScan.js', '/kit/use-now.js']);
});

describe('parts that the page preloads', () => {
  const chunk = (name: string, imports: string[], css: string[] = []) => ({
    [`assets/${name}-1.js`]: {
      type: 'chunk',
      name,
      fileName: `assets/${name}-1.js`,
      imports: imports.map((one) => `assets/${one}-1.js`),
      viteMetadata: { importedCss: new Set(css.map((one) => `assets/${one}.css`)) },
    },
  });
  const bundle = {
    ...chunk('start', []),
    ...chunk('home', ['start', 'icon'], ['home', 'start']),
    ...chunk('icon', ['start', 'home']),
    ...chunk('later', ['icon']),
  };
  const html =
    '<script src="./assets/start-1.js"></script><link rel="stylesheet" href="./assets/start.css">';

  it('are the named ones with what they import and their styles, but nothing that the page names already', () => {
    const { transformIndexHtml } = preloadParts(['home']) as unknown as {
      transformIndexHtml: { handler: (page: string, context: object) => { attrs: object }[] };
    };
    expect(transformIndexHtml.handler(html, { bundle }).map(({ attrs }) => attrs)).toEqual([
      { rel: 'modulepreload', crossorigin: true, href: './assets/home-1.js' },
      { rel: 'modulepreload', crossorigin: true, href: './assets/icon-1.js' },
      { rel: 'stylesheet', crossorigin: true, href: './assets/home.css' },
    ]);
  });
});
