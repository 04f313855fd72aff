import type { Language } from '#shared/i18n/translate.ts';
import { WriteOffPage } from './console-write-off-page.ts';
import { test as base } from './fixtures.ts';

export const languageOf = (locale: string | undefined): Language =>
  locale?.startsWith('en') ? 'en' : 'zh-Hant';

/** Journeys at a till: `till` is signed in and ready to scan, `shop` sells what it scans. `isEnrolled`: the owner let the till in, and its operators change by PIN. */
export const test = base.extend<{ till: WriteOffPage; isEnrolled: boolean }>({
  isEnrolled: [false, { option: true }],
  till: async ({ page, server, locale, isEnrolled }, provide) => {
    const till = new WriteOffPage(page, server.url, languageOf(locale));
    await till.start({ isEnrolled });
    await provide(till);
  },
});

export { expect, type Shop } from './fixtures.ts';
