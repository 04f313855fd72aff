import type { Page } from '@playwright/test';
import { contract } from '#shared/contract/index.ts';
import { redeemAtTill } from '#tests/support/redeem-at-till.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

const CHECK = `**${contract.groupVerifyCheck.path}`;
const bodiesOf = (page: Page): Record<string, unknown>[] => {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(contract.groupVerifyCheck.path))
      bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
};

test('rows 8, 2, 29, 9: four phones in one confirm, one is refused, one is used up meanwhile, one answer is lost; the results outlive a reload and can be undone', async ({
  till,
  shop,
  page,
  server,
}) => {
  const [tart, wine, late] = [
    await shop.buy('egg-tart-box'),
    await shop.buy('wine-tasting'),
    await shop.buy('egg-tart-box'),
  ];
  const entries = page.getByTestId('batch-entry');
  const verdicts = page.getByTestId('batch-verdict');
  await till.scanByWedge(tart.vouchers[0]!.code);
  await page.getByTestId('card-add').click();
  await till.scanByWedge(wine.vouchers[0]!.code);
  await till.scanByWedge(late.vouchers[0]!.code);
  await till.scanByWedge(shop.codes['expired']!);
  await expect(entries).toHaveCount(4);
  await expect(verdicts).toHaveAttribute('data-kind', 'refused.EXPIRED');
  await expect(page.getByTestId('batch-confirm')).toBeDisabled();
  await page.getByTestId('note-tick').check();
  await expect(page.getByTestId('batch-sum')).toHaveText('3 張訂單 · 3 次');
  await till.console.expectAccessible();
  await redeemAtTill(
    await signInTill(testClient({ url: server.url, kind: 'console' }), { account: 'C1002' }),
    late.vouchers[0]!.code,
  );
  const bodies = bodiesOf(page);
  await page.route(CHECK, async (route) => {
    const isWine =
      (route.request().postDataJSON() as { items: { voucherId: string }[] }).items[0]!.voucherId ===
      wine.vouchers[0]!.voucherId;
    await (isWine ? route.fetch().then(() => route.abort()) : route.continue());
  });
  await page.keyboard.press('Enter');
  await expect(verdicts.nth(1)).toHaveAttribute('data-kind', 'checking');
  await expect
    .poll(() => verdicts.evaluateAll((all) => all.map((one) => one.getAttribute('data-kind'))))
    .toEqual(['ok', 'ok', 'refused.ALREADY_USED', 'refused.EXPIRED']);
  await expect(verdicts.nth(2)).toContainText('何偉強');
  await expect(verdicts.nth(1)).toContainText('每位加送凍檸水一杯。');
  await expect(page.getByTestId('batch-sum')).toHaveText('2 張核銷成功，1 張未成功');
  expect(new Set(bodies.map(({ requestId }) => requestId)).size).toBe(3);
  await till.console.expectAccessible();
  await page.unroute(CHECK);
  await page.keyboard.press('Enter');
  await till.ready();
  await page.reload();
  await till.ready();
  expect((await till.recent()).toSorted()).toEqual([
    'ok',
    'ok',
    'refused.ALREADY_USED',
    'refused.EXPIRED',
  ]);
  await page.getByTestId('recent-undo').first().click();
  await expect(page.getByTestId('undo-dialog').getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
});
