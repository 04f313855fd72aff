import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { KEYS } from '../renderer/lib/storage.ts';
import { wordsScript } from './words-ahead.ts';

const KEY = 'a-page.language';
const files = { zh: './zh.js', en: './en.js' };

/** What a browser of this language asks for, where somebody chose `kept` before. */
const asked = (language: string, getItem: (key: string) => string | null = () => null) => {
  const links: object[] = [];
  runInNewContext(wordsScript(KEY, files), {
    navigator: { language },
    localStorage: { getItem },
    document: {
      createElement: (tag: string) => ({ tag }),
      head: { append: (link: object) => links.push(link) },
    },
  });
  return links;
};

it('asks for the words of the language that was chosen, else of the browser’s', () => {
  const link = { tag: 'link', rel: 'modulepreload', crossOrigin: '' };
  expect(asked('zh-HK')).toEqual([{ ...link, href: './zh.js' }]);
  expect(asked('en-GB')).toEqual([{ ...link, href: './en.js' }]);
  expect(asked('zh-HK', (key) => (key === KEY ? '"en"' : null))).toEqual([
    { ...link, href: './en.js' },
  ]);
  expect(asked('en-GB', (key) => (key === KEY ? '"zh-Hant"' : null))).toEqual([
    { ...link, href: './zh.js' },
  ]);
});

it('asks for words also where the page may keep nothing', () => {
  const refuse = (): never => {
    throw new Error('no storage here');
  };
  expect(asked('en', refuse)).toMatchObject([{ href: './en.js' }]);
});

it('reads the language where the console keeps it', () => {
  const config = path.join(import.meta.dirname, '../renderer/vite.config.ts');
  expect(readFileSync(config, 'utf8')).toContain(`key: '${KEYS.language.name}'`);
});
