import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import type { Bridge } from '#shared/ipc/index.ts';

/** Signs staff in and takes the first store, up to the write-off page. */
export const signIn = async (page: Page, account = 'C1001', store = 'senado'): Promise<void> => {
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[autocomplete="current-password"]').fill(DEMO_PASSWORD);
  await page.getByTestId('sign-in').click();
  const stores = page.getByTestId('stores');
  await stores.or(page.getByTestId('write-off')).waitFor();
  if (await stores.isVisible()) await stores.locator(`[data-store="${store}"]`).click();
  await page.getByTestId('write-off').waitFor();
};

/** Puts a verdict away, if there is one. Its first moments take no key. */
export const leaveVerdict = (page: Page): Promise<void> =>
  expect(async () => {
    if (await page.getByTestId('verdict').isVisible()) await page.keyboard.press('Escape');
    await expect(page.getByTestId('verdict')).toBeHidden({ timeout: 400 });
  }).toPass();

/** Leaves the till to whoever comes next. */
export const signOut = async (page: Page): Promise<void> => {
  await leaveVerdict(page);
  await page.getByTestId('operator').click();
  await page.getByTestId('sign-out').click();
  await page.getByTestId('sign-in').waitFor();
};

/** Types a code and confirms the card that comes. */
export const writeOff = async (page: Page, code: string): Promise<void> => {
  await page.getByTestId('manual-entry').fill(code);
  await page.getByTestId('manual-submit').click();
  await page.getByTestId('card-confirm').click();
};

export type Outcome = { readonly ok: boolean; readonly value: unknown };

/** Calls the bridge as a page may, with any argument at all. */
export const callBridge = (page: Page, name: keyof Bridge, ...args: unknown[]): Promise<Outcome> =>
  page.evaluate(
    async ([call, given]) => {
      const { senadoDesktop } = window as unknown as {
        senadoDesktop: Record<string, (...all: unknown[]) => Promise<unknown>>;
      };
      try {
        return { ok: true, value: await senadoDesktop[call]!(...given) };
      } catch (error) {
        return { ok: false, value: String(error) };
      }
    },
    [name, args] as const,
  );
