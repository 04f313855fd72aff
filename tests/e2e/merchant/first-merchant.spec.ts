import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import {
  adminProgram,
  LOTUS,
  LOTUS_MENU,
  passwordIn,
  storeIn,
  typed,
} from '#tests/support/admin.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { Console } from '#tests/support/console-pages.ts';
import { payAtBank } from '#tests/support/checkout-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { startMessageService, type MessageService } from '#tests/support/message-service.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

test.use({ locale: 'zh-TW' });

const PHONE = '66777701';
const OWN = 'tram-lantern-harbour';

let service: MessageService;
let own: ServerProcess;
test.beforeAll(async () => {
  service = await startMessageService();
  own = await startServer({
    // empty: no copy of the journeys' town
    dataDir: fs.mkdtempSync(path.join(os.tmpdir(), 'senado-first-')),
    env: {
      DEMO: '0',
      SANDBOX_BANK: '1',
      CODE_WEBHOOK_URL: service.url,
      CODE_WEBHOOK_SECRET: 'between-town-and-service',
    },
  });
});
test.afterAll(async () => {
  await own.remove();
  service.close();
});

/** Runs a command beside the server; it must do what it was told. */
const run = async (...args: string[]): Promise<string> => {
  const { out, problem, code } = await adminProgram(args, { DATA_DIR: own.dataDir });
  expect(problem).toBe('');
  expect(code).toBe(0);
  return out;
};

const cards = (page: Page, stage: string) =>
  page.getByTestId(`desk-${stage}`).getByTestId('desk-card');

/** Signs a guest in with the code that the message service was handed. */
const signInByCode = async (app: ConsumerApp): Promise<void> => {
  await app.open(consumerRoutes.missionLogin.path);
  await app.phoneField().fill(PHONE);
  await app.button('login.send').click();
  await expect.poll(() => service.last(PHONE)?.code).toBeTruthy();
  await app.codeField().fill(service.last(PHONE)!.code);
  await app.button('login.submit').click();
  await expect(app.page).not.toHaveURL(/mission\/login/);
};

/** Two pieces of the menu's first dish, collected at the counter and paid. Gives the order's id. */
const orderAndPay = async (app: ConsumerApp, storeId: string): Promise<string> => {
  const { page } = app;
  await app.open(href(consumerRoutes.Store, { id: storeId }));
  const bun = page.getByRole('article').filter({ hasText: '豬扒包' });
  await expect(bun).toBeVisible();
  await expectAccessible(page);
  for (let piece = 0; piece < 2; piece += 1) await bun.locator('.step__button').last().click();
  await expect(page.locator('.cart-bar__count')).toHaveText('2');
  await app.open(`/order?storeId=${storeId}`);
  await app.button('checkout.pickup').click();
  await page.getByTestId('row-tableware').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('checkout.tableware.sets', { count: 2 }), exact: true })
    .click();
  await app.button('checkout.submit').click();
  await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
  const orderId = /orderId=([\w-]+)/.exec(page.url())![1]!;
  await payAtBank(app, 'pay');
  await expect(page).not.toHaveURL(/sandbox-bank/);
  return orderId;
};

test('from an empty machine to the first order in a guest’s hand, without a demonstration', async ({
  page,
  browser,
}) => {
  const added = await run('merchant', 'add', ...typed(LOTUS));
  const storeId = storeIn(added);
  const once = passwordIn(added);
  const file = path.join(own.dataDir, 'menu.csv');
  fs.writeFileSync(file, LOTUS_MENU);
  await run('menu', 'import', '--store', storeId, '--file', file, '--apply');
  await run('store', 'set', '--store', storeId, '--hours', 'always', '--open');

  // the owner signs in with what the terminal showed, and chooses a password first
  const till = new Console(page, own.url);
  await till.open();
  await till.enter(LOTUS.account, once);
  const first = page.getByTestId('first-password');
  await expect(first).toBeVisible();
  await till.expectAccessible();
  const fill = async (password: string): Promise<void> => {
    await first.getByLabel(till.t('own.oncePassword'), { exact: true }).fill(once);
    await first.getByLabel(till.t('staff.newPassword'), { exact: true }).fill(password);
    await first.getByLabel(till.t('own.repeatPassword'), { exact: true }).fill(password);
    await page.getByTestId('first-password-save').click();
  };
  await fill(once);
  await expect(first.getByRole('alert')).toBeVisible();
  // no page helps around it, and a reload neither
  await till.open('/groupbooking/merchant/desk');
  await page.reload();
  await expect(first).toBeVisible();
  await fill(OWN);
  await expect(page.getByTestId('desk-page')).toBeVisible();

  const guest = new ConsumerApp(
    await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'zh-TW' }),
    own.url,
  );
  await signInByCode(guest);
  const orderId = await orderAndPay(guest, storeId);

  const fresh = cards(page, 'NEW');
  await expect(fresh).toHaveCount(1);
  const number = await fresh.getAttribute('data-number');
  await fresh.focus();
  await page.keyboard.press('a');
  await expect(cards(page, 'MAKING')).toHaveAttribute('data-number', number!);
  await page.getByTestId('desk-ready').click();
  await expect(cards(page, 'READY')).toHaveAttribute('data-number', number!);

  // the guest shows their code at the counter
  await guest.open(`/orderInfo?tradeId=${orderId}`);
  const code = guest.page.locator('.ord-code__digits');
  await expect(code).toBeVisible();
  const shown = (await code.innerText()).replaceAll(/\D/g, '');
  await page.getByTestId('desk-hand_over').click();
  await page.getByTestId('desk-code').fill(shown);
  await page.getByTestId('desk-hand-yes').click();
  await expect(cards(page, 'READY')).toHaveCount(0);
  await guest.page.reload();
  await expect(guest.page.getByText(guest.t('order.status.completed')).first()).toBeVisible();
  await guest.page.close();
});
