import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

test('row 9: a write-off is taken back from its verdict, with a reason, and the voucher can be used again', async ({
  till,
  shop,
  page,
}) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  await till.scanByWedge(voucher!.code);
  await till.confirm();
  await till.verdict('ok');
  await page.getByTestId('verdict-undo').click();
  const form = page.getByTestId('undo-form');
  await form.getByLabel('核銷了錯的券').check();
  await page.getByTestId('undo-confirm').click();
  expect(await till.verdict('undone')).toMatchObject({
    tone: 'unsure',
    title: '已撤銷',
    advice: '此券可再次使用，請告訴顧客',
  });
  await till.dismiss();
  expect(await till.recent()).toEqual(['undone', 'ok']);
  await expect(page.getByTestId('recent-undo')).toHaveCount(0);
  await page.waitForTimeout(3000);
  await till.scanByWedge(voucher!.code);
  await till.confirm();
  await till.verdict('ok');
});

test('from the list of results, and given up by Escape', async ({ till, shop, page }) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  await till.scanByWedge(voucher!.code);
  await till.confirm();
  await till.verdict('ok');
  await till.dismiss();
  await page.getByTestId('recent-undo').click();
  await expect(page.getByTestId('undo-form')).toBeVisible();
  await page.keyboard.press('Escape');
  await till.ready();
  await page.getByTestId('recent-undo').click();
  await page.getByTestId('undo-form').getByLabel('顧客離開了').check();
  await page.getByTestId('undo-confirm').click();
  await till.verdict('undone');
});

test('a verdict can be looked at again, and one voucher of several taken back', async ({
  till,
  shop,
  page,
}) => {
  const { vouchers } = await shop.buy('coffee-five', 2);
  await till.scanByWedge(vouchers[0]!.code);
  await till.card.waitFor();
  await till.scanByWedge(vouchers[1]!.code);
  await expect(page.getByTestId('card-sum')).toHaveText('2 張券 · 核銷 2 次');
  await till.confirm();
  await till.verdict('ok');
  await till.dismiss();
  await till.recentItems.first().getByRole('button').first().click();
  await till.verdict('ok');
  await expect(page.getByTestId('verdict-undo')).toHaveCount(2);
  await page.getByTestId('verdict-undo').first().click();
  await page.getByTestId('undo-form').getByLabel('次數不對').check();
  await page.getByTestId('undo-confirm').click();
  await till.verdict('undone');
  await till.dismiss();
  await till.recentItems.nth(1).getByRole('button').first().click();
  await till.verdict('ok');
  await expect(page.getByTestId('verdict-undo')).toHaveCount(1);
});
