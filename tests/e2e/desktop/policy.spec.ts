import type { Page } from '@playwright/test';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expect, test } from '#tests/support/desktop-fixtures.ts';
import { signIn, writeOff } from '#tests/support/desktop-pages.ts';

type Watched = { violations: string[] };

/** Notes what the content policy stops from the first line of the document on. */
const watchPolicy = async (page: Page): Promise<string[]> => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) errors.push(message.text());
  });
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      watched.violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  await page.reload();
  return errors;
};
const violations = (page: Page) => page.evaluate(() => (window as unknown as Watched).violations);

const SCREENS = [
  { route: merchantRoutes.merchantStoreList, there: 'stores' },
  { route: merchantRoutes.merchantRecord, there: 'records' },
  { route: merchantRoutes.merchantWriteOff, there: 'write-off' },
] as const;

test('no page of the console breaks the content policy', async ({ launch, backend }) => {
  const { page } = await launch({ hasCamera: true });
  const errors = await watchPolicy(page);
  await expect(page.getByTestId('sign-in')).toBeVisible();
  await signIn(page, 'M1001');
  for (const { route, there } of SCREENS) {
    await page.evaluate((path) => {
      location.hash = path;
    }, route.path);
    await expect(page.getByTestId(there)).toBeVisible();
  }
  await page.getByTestId('language').first().click();
  // the camera's worker and its wasm
  await expect(page.getByTestId('camera').locator('video')).toBeVisible();
  await writeOff(page, backend.code('part-used'));
  await expect(page.getByTestId('verdict')).toBeVisible();
  // violations are told in their order: once this one is there, there is none to come
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('img'), { src: 'https://last.example/x.png' }),
    );
  });
  await expect.poll(() => violations(page)).toEqual(['img-src https://last.example/x.png']);
  await expect.poll(() => errors).toHaveLength(1);
});
