import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aloneTill } from '../support/desk.ts';
import { aMenu } from '../support/menu.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

const RICE = { classId: 'rice', parentId: '', name: { zh: '飯', en: 'Rice' }, dishes: 0 };

/** Whether the middle of something is covered by nothing else. */
const isInSight = (shown: Element): boolean => {
  const { left, top, width, height } = shown.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === shown;
};

const openMenu = () =>
  openConsole({
    as: aSignIn({ stores: [{ ...SENADO, kind: 'takeout' }] }),
    address: merchantRoutes.merchantMenu.path,
    language: 'en',
    answers: {
      ...aloneTill,
      merchantDeskBoard: () => aBoard([]),
      merchantMenuList: () => aMenu('takeout', [RICE]),
      merchantMenuOptions: () => ({ seq: 1, groups: [] }),
    },
  });

test('leaving a dish that was typed into is asked about, and an untouched one is left at once', async () => {
  const app = await openMenu();
  const sheet = page.getByTestId('menu-dish-form');
  await page.getByTestId('menu-add').click();
  const name = sheet.getByLabelText(app.t('menuEdit.nameZh'));
  await expect.element(name).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => sheet.elements()).toEqual([]);

  await page.getByTestId('menu-add').click();
  await name.fill('豬扒包');
  await userEvent.keyboard('{Escape}');
  const ask = page.getByRole('dialog', { name: app.t('form.leave') });
  await expect.element(ask).toBeVisible();
  await expectAccessible();
  await ask.getByRole('button', { name: app.t('form.stay') }).click();
  await expect.poll(() => ask.elements()).toEqual([]);
  await expect.element(name).toHaveValue('豬扒包');
  await page
    .getByTestId('menu-dish-sheet')
    .getByRole('button', { name: app.t('common.close'), exact: true })
    .click();
  await page.getByTestId('form-discard').click();
  await expect.poll(() => sheet.elements()).toEqual([]);
  expect(app.backend.bodiesOf('merchantMenuSave')).toEqual([]);
});

test('saving a dish with a mistake leads to the first field that is wrong, also out of sight', async () => {
  const app = await openMenu();
  await page.getByTestId('menu-add').click();
  const sheet = page.getByTestId('menu-dish-form');
  await sheet.getByTestId('menu-offered').selectOptions('hours');
  const start = sheet.getByLabelText(app.t('stores.hours.from', { day: app.t('menuEdit.hours') }));
  await start.fill('x');
  await sheet.getByLabelText(app.t('menuEdit.class')).selectOptions('rice');
  await sheet.getByTestId('menu-save').click();
  const name = sheet.getByLabelText(app.t('menuEdit.nameZh'));
  await expect.element(name).toHaveFocus();
  await expect.poll(() => isInSight(name.element())).toBe(true);
  await name.fill('豬扒包');
  await sheet.getByLabelText(app.t('menuEdit.price'), { exact: true }).fill('38');
  await sheet.getByTestId('menu-save').click();
  await expect.element(start).toHaveFocus();
  await start.fill('22:00');
  await name.click();
  await sheet.getByTestId('menu-save').click();
  await expect.element(start).toHaveFocus();
  await expect
    .element(sheet.getByRole('alert'))
    .toHaveTextContent(app.t('menuEdit.problem.hoursEmpty'));
  expect(app.backend.bodiesOf('merchantMenuSave')).toEqual([]);
});
