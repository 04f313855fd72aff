import { contract } from '#shared/contract/index.ts';
import { checkDigit } from '#shared/voucher/code.ts';
import { WriteOffPage } from '#tests/support/console-write-off-page.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

test('rows 4, 30: a typed code is looked up, confirmed by Enter, written off, and stands in the records', async ({
  till,
  shop,
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
  expect(verdict.text).toContain('已全部用完');
  expect(verdict.text).toMatch(/憑據 \d{14}-\d{4}/);
  await till.dismiss();
  expect(await till.recent()).toEqual(['ok']);
  await till.console.openRecords();
  await expect(till.console.cell(till.console.rows().first(), 'codeMask')).toContainText(
    voucher!.code.slice(-4),
  );
});

test('row 24: a mistyped digit is told before the server is asked', async ({ till, page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(contract.groupVerifyCheckList.path)) asked += 1;
  });
  const wrong = `12345678901${(Number(checkDigit('12345678901')) + 1) % 10}`;
  await till.entry.pressSequentially(wrong, { delay: 60 });
  await expect(till.entry).toHaveValue(
    `${wrong.slice(0, 4)} ${wrong.slice(4, 8)} ${wrong.slice(8)}`,
  );
  await expect(till.hint).toHaveText('數字有誤，請逐位核對');
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
  expect(await till.verdict('refused.CHECK_DIGIT')).toMatchObject({
    tone: 'refused',
    title: '券碼有誤',
  });
  await till.dismiss();
  await expect(till.entry).toBeFocused();
  await expect(till.entry).not.toHaveValue('');
  expect(asked).toBe(0);
});

test('pasted text is cleaned and grouped', async ({ till, page, shop }) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  const { code } = voucher!;
  await till.entry.focus();
  await page.evaluate(
    (text) => {
      document.execCommand('insertText', false, text);
    },
    ` ${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)} `,
  );
  await expect(till.entry).toHaveValue(`${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`);
  await page.keyboard.press('Enter');
  await expect(till.card).toBeVisible();
  await page.keyboard.press('Escape');
  await till.ready();
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

test('an attention note stands out on the card', async ({ till, shop, page }) => {
  await till.scanByWedge(shop.codes['part-used']!);
  await expect(page.getByTestId('card-attention')).toContainText('尚餘 3 次');
  await page.keyboard.press('Escape');
  await till.ready();
  expect(await till.recent()).toEqual([]);
});

test('an auditor has no write-off page', async ({ page, server }) => {
  const till = new WriteOffPage(page, server.url);
  await till.console.start('A1001');
  await expect(page).toHaveURL(/record/);
  await till.console.open('/groupbooking/merchant/writeoff');
  await expect(page).toHaveURL(/record/);
});

test('the keys are listed on "?"', async ({ till, page }) => {
  await till.entry.focus();
  await page.keyboard.press('?');
  await expect(page.getByTestId('all-keys')).toContainText('查詢、確認、下一個');
  await page.keyboard.press('Escape');
  await expect(page.getByText('查詢、確認、下一個')).toBeHidden();
});

for (const locale of ['zh-HK', 'en-US']) {
  test.describe(`accessibility, ${locale}`, () => {
    test.use({ locale });
    test('no serious finding on ready, card, verdicts', async ({ till, shop }) => {
      await till.console.expectAccessible();
      const { vouchers } = await shop.buy('coffee-five', 2);
      await till.scanByWedge(vouchers[0]!.code);
      await till.card.waitFor();
      await till.console.expectAccessible();
      await till.confirm();
      await till.verdict('ok');
      await till.page.waitForTimeout(300);
      await till.console.expectAccessible();
      await till.scanByWedge(shop.codes['wrong-store']!);
      await till.verdict('refused.WRONG_STORE');
      await till.page.waitForTimeout(300);
      await till.console.expectAccessible();
      await till.dismiss();
      await till.console.expectAccessible();
    });
  });
}
