import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { price } from '#shared/format/money.ts';
import { asId, type RequestId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { Console } from '#tests/support/console-pages.ts';
import { dayWithRoom } from '#tests/support/day-with-room.ts';
import { redeemAtTill } from '#tests/support/redeem-at-till.ts';
import { signInTill, testClient, type Till } from '#tests/support/server-client.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

const cunha = asId<StoreId>('cunha');

const staffAt = (url: string, account: string): Promise<Till> =>
  signInTill(testClient({ url, kind: 'console' }), { account, storeId: 'cunha' });
const signedIn = async (page: Page, url: string, account: string): Promise<Console> => {
  const shown = new Console(page, url);
  await shown.start(account, { storeName: '官也街' });
  return shown;
};

/** Keeps what would be printed instead of asking for a printer. */
const catchPrints = (page: Page) =>
  page.evaluate(() => {
    const kept: { mode: string; text: string }[] = [];
    Object.assign(window, {
      kept,
      print: () => {
        kept.push({
          mode: document.documentElement.dataset['printing'] ?? '',
          text: [...document.querySelectorAll('#senado-day-sheet, #senado-print')]
            .map(({ textContent }) => textContent)
            .join(''),
        });
      },
    });
  });
const prints = (page: Page) =>
  page.evaluate(() => (window as unknown as { kept: { mode: string; text: string }[] }).kept);

test('row 34: an owner counts the day, compares it with the bill, closes it once and opens it again for a reason', async ({
  page,
  server,
  shop,
}) => {
  const clerk = await staffAt(server.url, 'C1002');
  // one day for the whole journey, which may go on into the next
  const day = await dayWithRoom(10);
  const { vouchers } = await shop.buy('egg-tart-box', 2);
  for (const { code } of vouchers) await redeemAtTill(clerk, code);
  const owner = await staffAt(server.url, '66990001');
  const {
    figures: { total },
    booked,
  } = await owner.api.merchantDayGet({ storeId: cunha, day });
  const shown = await signedIn(page, server.url, '66990001');
  const t = shown.t.bind(shown);
  await shown.open(`/merchant/dayClose?day=${day}`);
  await expect(page).toHaveURL(
    new RegExp(`${merchantRoutes.merchantDayClose.path}(\\?day=${day})?$`),
  );
  await expect(page.getByTestId('day-count')).toHaveText(String(total.count));
  await expect(page.getByTestId('day-settle')).toHaveText(price(total.settle!));
  await page.getByText(t('day.by.operators'), { exact: true }).click();
  await expect(page.getByTestId('day-row').first()).toContainText('何偉強');
  const bill = page.getByLabel(t('day.bill.field'));
  await bill.fill(String((booked.settle! + 150) / 100));
  await expect(page.getByTestId('day-bill-answer')).toContainText(
    t('day.bill.over', { amount: price(cents(150)) }),
  );
  await bill.fill(String(booked.settle! / 100));
  await expect(page.getByTestId('day-bill-answer')).toContainText(t('day.bill.match'));
  await shown.expectAccessible();

  await catchPrints(page);
  for (const paper of ['slip', 'a4']) {
    await page.getByTestId('day-print').click();
    await page.getByTestId(`day-print-${paper}`).click();
    await expect.poll(async () => (await prints(page)).length).toBe(paper === 'slip' ? 1 : 2);
  }
  for (const { text } of await prints(page))
    for (const words of [t('slip.draft'), t('slip.clock'), t('day.bill.match'), '何偉強'])
      expect(text).toContain(words);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('day-file').click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`^\uFEFF${t('day.date')},`));

  // the first answer is lost: the same request closes the day once
  const sent: string[] = [];
  await page.route('**/group/merchant/day/_close', async (route) => {
    sent.push((route.request().postDataJSON() as { requestId: string }).requestId);
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByTestId('day-close').click();
  await page.getByTestId('day-close-confirm').click();
  await expect(page.getByRole('alert')).toContainText(t('day.close.unsure'));
  await page.getByTestId('day-close-confirm').click();
  await expect(page.getByTestId('day')).toHaveAttribute('data-closed', 'true');
  expect(new Set(sent).size).toBe(1);
  await expect(page.getByTestId('day-state-head')).toContainText('陳志明');
  await expect(page.getByTestId('day-since')).toHaveText(t('day.since.none'));

  await page.getByTestId('day-reopen').click();
  await page.getByTestId('day-reopen-confirm').click();
  await expect(page.getByText(t('day.reopen.reasonMissing'))).toBeVisible();
  await page.getByTestId('day-reopen-reason').fill('漏了一張');
  await page.getByTestId('day-reopen-confirm').click();
  await expect(page.getByTestId('day-history')).toContainText('漏了一張');

  // another till is quicker while this one asks
  await page.getByTestId('day-close').click();
  const manager = await staffAt(server.url, 'M1001');
  await manager.api.merchantDayClose({
    requestId: asId<RequestId>(randomUUID()),
    storeId: cunha,
    day,
  });
  await page.getByTestId('day-close-confirm').click();
  await expect(page.getByTestId('day-close-error')).toContainText('黃美玲');
  await page.getByRole('button', { name: t('common.cancel') }).click();
  await expect(page.getByTestId('day')).toHaveAttribute('data-closed', 'true');

  await shown.switchLanguage();
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.getByTestId('day-store').selectOption('all');
  await expect(page.getByTestId('day-row')).toHaveCount(4);
  await expect(page.getByTestId('day-row').filter({ hasText: 'Taipa' })).toContainText(
    'Wong Mei Leng',
  );
  await page.getByTestId('day-close-all').click();
  await page.getByTestId('day-close-all-confirm').click();
  await expect(page.getByTestId('day-row').filter({ hasText: 'Coloane' })).toContainText(
    'Chan Chi Meng',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  await shown.expectAccessible();
});
