import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aloneTill } from '../support/desk.ts';
import { aMenu } from '../support/menu.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

const open = async () => {
  const app = await openConsole({
    as: aSignIn({ stores: [{ ...SENADO, kind: 'takeout' }] }),
    address: merchantRoutes.merchantMenu.path,
    language: 'en',
    answers: {
      ...aloneTill,
      merchantDeskBoard: () => aBoard([]),
      merchantMenuList: () => aMenu('takeout', []),
      merchantMenuOptions: () => ({ seq: 1, groups: [] }),
    },
  });
  const sheet = page.getByTestId('menu-dish-form');
  const name = sheet.getByLabelText(app.t('menuEdit.nameZh'));
  const begin = async () => {
    await page.getByTestId('menu-add').click();
    await expect.element(name).toBeVisible();
  };
  const ask = page.getByRole('dialog', { name: app.t('form.leave') });
  return { app, sheet, name, begin, ask };
};

/** Whether the browser would ask before it leaves the page. */
const asksAtUnload = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('Cancel and Back ask before a changed form is lost, and leave the page where it is', async () => {
  const { app, sheet, name, begin, ask } = await open();
  const here = location.hash;
  await begin();
  await name.fill('豬扒包');
  await sheet.getByRole('button', { name: app.t('common.cancel') }).click();
  await expect.element(ask).toBeVisible();
  await ask.getByRole('button', { name: app.t('form.stay') }).click();
  await expect.poll(() => ask.elements()).toEqual([]);
  await expect.element(name).toHaveValue('豬扒包');

  history.back();
  await expect.element(ask).toBeVisible();
  await ask.getByRole('button', { name: app.t('form.stay') }).click();
  await expect.element(name).toHaveValue('豬扒包');
  expect(location.hash).toBe(here);

  // a second time as well
  history.back();
  await page.getByTestId('form-discard').click();
  await expect.poll(() => sheet.elements()).toEqual([]);
  expect(location.hash).toBe(here);
});

test('the browser asks before it closes a changed form, and only then', async () => {
  const { sheet, name, begin } = await open();
  await begin();
  expect(asksAtUnload()).toBe(false);
  await name.fill('豬扒包');
  await expect.poll(asksAtUnload).toBe(true);
  await userEvent.keyboard('{Escape}');
  await page.getByTestId('form-discard').click();
  await expect.poll(() => sheet.elements()).toEqual([]);
  expect(asksAtUnload()).toBe(false);
});

test('a form that was changed back, or not at all, is left without a question', async () => {
  const { app, sheet, name, begin, ask } = await open();
  await begin();
  await name.fill('豬扒包');
  await name.fill('');
  await sheet.getByRole('button', { name: app.t('common.cancel') }).click();
  await expect.poll(() => sheet.elements()).toEqual([]);
  expect(ask.elements()).toEqual([]);

  // a group of options is a change, though nothing was typed
  await page.getByRole('button', { name: app.t('menuEdit.options') }).click();
  const options = page.getByTestId('menu-options-dialog');
  await page.getByTestId('menu-add-group').click();
  await options.getByRole('button', { name: app.t('common.cancel') }).click();
  await expect.element(ask).toBeVisible();
  await page.getByTestId('form-discard').click();
  await expect.poll(() => options.elements()).toEqual([]);
});
