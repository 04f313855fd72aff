import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forConsumer } from '#shared/i18n/zh/for-consumer.ts';
import { zh } from '#shared/i18n/zh/index.ts';
import { TEXT_PARTS, type TextPart } from '#consumer/lib/text-parts.ts';

const root = join(import.meta.dirname, '../../consumer-web');
const KEY = /'([a-z][\w]*(?:\.[\w]+)+)'/gi;

const keysIn = (folder: string): { key: string; file: string }[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .flatMap((entry) => [...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(KEY)].map(([, key]) => ({ key: key!, file: entry.name })))
    .filter(({ key }) => Object.hasOwn(zh, key) && !key.startsWith('error.'));

const missing = (folder: string, texts: object): { key: string; file: string }[] => keysIn(folder).filter(({ key }) => !Object.hasOwn(texts, key));

/** What an area says; the home says more when its first screen stands (`later` of features/home). */
const partsOf = (area: string): TextPart[] => (area === 'home' ? ['home', 'find'] : [area as TextPart]);

describe('words come with what says them', () => {
  it.each(['app', 'ui', 'lib', 'host'])('%s says only what is loaded from the first moment', (folder) => {
    expect(missing(folder, forConsumer)).toEqual([]);
  });

  it.each(readdirSync(join(root, 'features')))('the area %s brings its own words', async (area) => {
    const parts = await Promise.all(partsOf(area).map((part) => TEXT_PARTS[part]['zh-Hant']()));
    expect(missing(`features/${area}`, Object.assign({}, forConsumer, ...parts.map(({ texts }) => texts)))).toEqual([]);
  });

  it('both languages of a part have the same keys, and the whole catalogue knows them', async () => {
    for (const part of Object.values(TEXT_PARTS)) {
      const [zhPart, enPart] = await Promise.all([part['zh-Hant'](), part.en()]);
      expect(Object.keys(enPart.texts).sort()).toEqual(Object.keys(zhPart.texts).sort());
      expect(Object.keys(zhPart.texts).filter((key) => !Object.hasOwn(zh, key))).toEqual([]);
    }
  });
});
