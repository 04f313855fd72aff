import { contract } from '#shared/contract/index.ts';
import { VERDICT_SOUNDS } from '#tests/component/support/heard-sounds.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { maskCode } from '#shared/voucher/code.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

/** Readable at two metres: a letter of a 150th of the distance, 13 mm, which are 50 CSS pixels; the advice from half as far. */
const TITLE_PX = 50;
const ADVICE_PX = 25;

test('rows 4, 30: a typed code is looked up, confirmed by Enter, written off, stands in the records with its history, and is taken back there', async ({
  till,
  shop,
  page,
}) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  await till.type(voucher!.code);
  await expect(till.card).toContainText('招牌葡撻四個禮盒');
  await expect(till.card).toContainText('6***0002');
  await till.confirm();
  const verdict = await till.verdict('ok');
  expect(verdict).toMatchObject({ tone: 'ok', title: '核銷成功', advice: '請為顧客提供服務' });
  expect(await till.heard()).toEqual(VERDICT_SOUNDS.ok);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const { title, advice } = await till.verdictSizes();
    expect(title).toBeGreaterThanOrEqual(TITLE_PX);
    expect(advice).toBeGreaterThanOrEqual(ADVICE_PX);
  }
  expect(verdict.text).toContain('已全部用完');
  expect(verdict.text).toMatch(/憑據 \d{10}/);
  await till.dismiss();
  expect(await till.recent()).toEqual(['ok']);
  const { console } = till;
  await console.openRecords();
  await page.getByTestId('columns').click();
  await page.getByRole('checkbox', { name: console.t('console.detail.deviceTime') }).check();
  await page.reload();
  await expect(
    page.getByRole('columnheader', { name: console.t('console.detail.deviceTime'), exact: true }),
  ).toBeVisible();
  const row = console.rows().filter({ hasText: maskCode(voucher!.code) });
  const facts = await console.openRow(row);
  for (const kind of ['ORDERED', 'PAID', 'REDEEMED'])
    await expect(page.getByTestId('history').locator(`[data-kind=${kind}]`).first()).toBeVisible();
  await page.getByTestId('undo-open').click();
  await page.getByText(console.t('console.undo.reason.GUEST_LEFT'), { exact: true }).click();
  await page.getByTestId('undo-confirm').click();
  await expect(page.getByTestId('undo-done')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(facts).toHaveCount(0);
  await expect(row).toHaveAttribute('data-state', 'UNDONE');
});

test('rows 6, 7: several vouchers of one order go in one confirm, with some of their uses, by keyboard alone', async ({
  till,
  shop,
  page,
}) => {
  const { vouchers } = await shop.buy('coffee-five', 3);
  await till.scanByWedge(vouchers[0]!.code);
  await expect(till.vouchers).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await till.scanByWedge(vouchers[1]!.code);
  await expect(page.getByTestId('times')).toHaveText(['3', '1']);
  expect(await till.queueCount()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByTestId('times')).toHaveCount(3);
  await page.keyboard.press('Space');
  await expect(page.getByTestId('card-sum')).toHaveText('2 張券 · 核銷 4 次');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith(contract.groupVerifyCheck.path)),
    till.confirm(),
  ]);
  expect(
    (request.postDataJSON() as { items: { times: number }[] }).items
      .map(({ times }) => times)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 3]);
  const verdict = await till.verdict('ok');
  expect(verdict.text).toContain('剩 2 次');
  expect(verdict.text).toContain('剩 4 次');
});

test('a scan while another screen is on its way: the till stays where the verdict is', async ({
  till,
  shop,
  page,
}) => {
  let arrive = (): void => {};
  const late = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/records.screen-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.reload();
  await till.ready();
  await page.getByRole('link', { name: till.console.t('console.nav.records') }).click();
  await expect(page).toHaveURL(new RegExp(`${merchantRoutes.merchantRecord.path}$`));
  await till.scanByWedge(shop.codes['expired']!);
  await till.verdict('refused.EXPIRED');
  arrive();
  await till.dismiss();
  await till.ready();
  await expect(page).toHaveURL(new RegExp(`${merchantRoutes.merchantWriteOff.path}$`));
});
