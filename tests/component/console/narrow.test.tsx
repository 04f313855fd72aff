import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aDeskOrder, aDetail, aloneTill } from '../support/desk.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

const OWNER = aSignIn({ role: 'owner', stores: [{ ...SENADO, kind: 'takeout' }] });
const order = aDeskOrder(101, { moneyActs: ['CANCEL'] });
const desk = (language: 'zh-Hant' | 'en') =>
  openConsole({
    as: OWNER,
    language,
    address: merchantRoutes.merchantDesk.path,
    answers: {
      merchantDeskBoard: () => aBoard([order]),
      ...aloneTill,
      merchantDeskGet: () => aDetail(order),
    },
  });
const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();

for (const language of ['zh-Hant', 'en'] as const) {
  test(`a telephone shows the page at once, its places behind one button, in ${language}`, async () => {
    await page.viewport(360, 740);
    const app = await desk(language);
    await expect.element(page.getByTestId('desk-card')).toBeVisible();
    expect(boxOf('#content').top).toBeLessThan(130);
    expect(document.documentElement.scrollWidth).toBe(360);
    await expectAccessible();
    const menu = page.getByTestId('nav-menu');
    await expect.element(menu).toHaveAccessibleName(app.t('console.nav.open'));
    await menu.click();
    const places = page.getByRole('dialog', { name: app.t('console.nav.label') });
    await expect
      .element(places.getByRole('link', { name: app.t('console.nav.desk') }))
      .toHaveAttribute('aria-current', 'page');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => places.elements()).toEqual([]);
    await expect.element(menu).toHaveFocus();
    await menu.click();
    await places.getByRole('link', { name: app.t('console.nav.settings') }).click();
    await expect.poll(() => location.hash).toContain(merchantRoutes.merchantSettings.path);
    await expect.poll(() => places.elements()).toEqual([]);
  });

  test(`the bar of the desk is one row at 1280 pixels, in ${language}`, async () => {
    await desk(language);
    await expect.element(page.getByTestId('desk-done')).toBeVisible();
    const bar = page.getByTestId('desk-bar').element();
    const middles = [...bar.querySelectorAll('button, a, input')].map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    expect(middles.length).toBeGreaterThan(5);
    expect(new Set(middles).size).toBe(1);
  });
}

test('Escape closes the dialog on top, and leaves the one that it came from', async () => {
  const app = await desk('en');
  await page.getByRole('button', { name: app.t('desk.details') }).click();
  const details = page.getByTestId('desk-details');
  await details.getByTestId('desk-money-cancel').click();
  const ask = page.getByRole('dialog', { name: app.t('desk.off.title', { number: 'P101' }) });
  await expect.element(ask).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => ask.elements()).toEqual([]);
  await expect.element(details.getByTestId('desk-money-cancel')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => details.elements()).toEqual([]);
});
