import type { Language } from '#shared/i18n/translate.ts';
import { WriteOffPage } from './console-write-off-page.ts';
import { buy, consumer, printedVouchers, type Bought } from './demo-vouchers.ts';
import { test as base } from './fixtures.ts';
import type { TestClient } from './server-client.ts';

/** A consumer who buys, and the demonstration's vouchers by state. */
export type Shop = { member: TestClient; codes: Readonly<Record<string, string>>; buy(product: string, quantity?: number): Promise<Bought> };

export const languageOf = (locale: string | undefined): Language => (locale?.startsWith('en') ? 'en' : 'zh-Hant');

/** Journeys at a till: `till` is signed in and ready to scan, `shop` sells what it scans. */
export const test = base.extend<{ till: WriteOffPage }, { shop: Shop }>({
  shop: [async ({ server }, provide) => {
    const member = await consumer(server.url);
    await provide({ member, codes: printedVouchers(server.log()), buy: (product, quantity = 1) => buy(server.url, member, { product, quantity }) });
  }, { scope: 'worker' }],
  till: async ({ page, server, locale }, provide) => {
    const till = new WriteOffPage(page, server.url, languageOf(locale));
    await till.start();
    await provide(till);
  },
});

export { expect } from './fixtures.ts';
