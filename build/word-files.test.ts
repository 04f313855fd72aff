import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wordFiles } from './word-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'senado-words-'));
const SIZES = { deals: 5000, sales: 300, orders: 9000, labels: 300 };
for (const [area, size] of Object.entries(SIZES)) {
  mkdirSync(join(folder, area));
  writeFileSync(join(folder, area, 'zh.ts'), 'x'.repeat(size));
}
afterAll(() => rmSync(folder, { recursive: true }));

describe('the files of words', () => {
  const { test, name } = wordFiles({
    language: 'zh',
    folder,
    parts: [
      { areas: ['deals', 'sales', 'labels'], weight: 8 },
      { areas: ['orders', 'labels'], weight: 1 },
    ],
    requestBytes: 1000,
  });
  const fileOf = (area: string, language = 'zh') => name(`/core/i18n/${area}/${language}.ts`);

  it('hold the areas that are loaded together', () => {
    expect(fileOf('deals')).toBe(fileOf('sales'));
    expect(fileOf('deals')).not.toBe(fileOf('orders'));
    expect(fileOf('labels')).not.toBeNull();
  });

  it('hold one language, and no area that no part names', () => {
    expect(test.test('/core/i18n/deals/en.ts')).toBe(false);
    expect([fileOf('deals', 'en'), fileOf('errors')]).toEqual([null, null]);
  });
});
