import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

const widened = (code: string): string =>
  [...code].map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)).join('');

test('row 16: with the focus on a button: the scan is looked up and the button is not pressed', async ({
  till,
  shop,
  page,
}) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  await page.getByTestId('keys').focus();
  await till.scanByWedge(voucher!.code);
  await expect(till.card).toContainText(voucher!.code.slice(-4));
  await expect(page.getByTestId('all-keys').getByRole('dialog')).toBeHidden();
});

test('a field that takes the focus between the first key and its letter: the letter is taken out of it again', async ({
  till,
  shop,
  page,
}) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  await page.getByTestId('keys').focus();
  await till.entry.evaluate((entry: HTMLInputElement) =>
    window.addEventListener('keydown', () => entry.focus(), { once: true }),
  );
  await till.scanByWedge(voucher!.code);
  await till.card.waitFor();
  await page.keyboard.press('Escape');
  await expect(till.entry).toHaveValue('');
});

for (const [name, options] of [
  ['a Tab suffix', { suffix: 'Tab' }],
  ['no suffix', { suffix: 'none' }],
  ['a slow scanner', { gapMs: 33 }],
] as const) {
  test(`rows 16, 19: with ${name}`, async ({ till, shop }) => {
    const {
      vouchers: [voucher],
    } = await shop.buy('egg-tart-box');
    await till.scanByWedge(voucher!.code, options);
    await expect(till.card).toContainText(voucher!.code.slice(-4));
  });
}

test('a machine that stalls within a scan: the code is whole, and the field holds what it held', async ({
  till,
  shop,
  page,
}) => {
  const { vouchers } = await shop.buy('coffee-five', 2);
  await till.entry.fill('12');
  for (const [index, after] of [3, 9].entries()) {
    await till.scanByWedge(vouchers[index]!.code, { stall: { after, ms: 400 } });
    await expect(till.card).toContainText(vouchers[index]!.code.slice(-4));
    await page.keyboard.press('Escape');
    await expect(till.entry).toHaveValue('12');
  }
});

test('with the focus in the typed entry: what stood there stands there again', async ({
  till,
  shop,
  page,
}) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  await till.entry.pressSequentially('4321', { delay: 70 });
  await page.waitForTimeout(200);
  await till.scanByWedge(voucher!.code);
  await expect(till.card).toContainText(voucher!.code.slice(-4));
  await page.keyboard.press('Escape');
  await till.ready();
  await expect(till.entry).toHaveValue('4321');
});

test('the same code again within 3 s is silent, and the field that had the focus keeps its text and its caret', async ({
  till,
  shop,
  page,
}) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  await till.stopClock();
  await till.entry.fill('98765');
  await page.keyboard.press('ArrowLeft');
  await till.scanByWedge(voucher!.code);
  await till.card.waitFor();
  await page.keyboard.press('Escape');
  await till.ready();
  await till.pass(2900);
  await till.scanByWedge(voucher!.code);
  await page.waitForTimeout(200);
  await expect(till.entry).toHaveValue('9876 5');
  expect(await page.getByTestId('write-off').getAttribute('data-phase')).toBe('idle');
});

test('with the focus in the records table, and in the search field there: the write-off page takes it up', async ({
  till,
  shop,
  page,
}) => {
  const {
    vouchers: [one],
  } = await shop.buy('egg-tart-box');
  const {
    vouchers: [two],
  } = await shop.buy('egg-tart-box');
  await till.scanByWedge(shop.codes['expired']!);
  await till.verdict('refused.EXPIRED');
  await till.dismiss();
  await till.console.openRecords();
  await till.console.rows().first().focus();
  await till.scanByWedge(one!.code);
  await expect(till.card).toContainText(one!.code.slice(-4));
  await page.keyboard.press('Escape');
  await till.console.openRecords();
  const search = page.getByLabel(till.console.t('console.records.keyword')).first();
  await search.fill('abc');
  await search.focus();
  await till.scanByWedge(two!.code);
  await expect(till.card).toContainText(two!.code.slice(-4));
});

test('while another screen is on its way: the till stays where the verdict is', async ({
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

test('with a dialog open, and the focus in its note', async ({ till, shop, page }) => {
  const {
    vouchers: [one, two],
  } = await shop.buy('egg-tart-box', 2);
  await till.scanByWedge(one!.code);
  await till.confirm();
  await till.verdict('ok');
  await page.getByTestId('verdict-undo').click();
  const note = page.getByTestId('undo-form').locator('textarea').first();
  await note.fill('the guest');
  await till.scanByWedge(two!.code);
  await expect(page.getByTestId('undo-form')).toBeHidden();
  await expect(till.card).toContainText(two!.code.slice(-4));
});

test('row 17: with an input method composing', async ({ till, shop }) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  await till.entry.focus();
  const keyboard = await till.keyboard();
  await keyboard.send('Input.imeSetComposition', {
    text: 'ㄋㄧ',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await till.scanByWedge(voucher!.code, { isComposed: true });
  await expect(till.card).toContainText(voucher!.code.slice(-4));
});

test('row 17: with full-width digits', async ({ till, shop }) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  await till.scanByWedge(widened(voucher!.code));
  await expect(till.card).toContainText(voucher!.code.slice(-4));
});

test('a person types as ever, fast or slow', async ({ till }) => {
  for (const delay of [45, 90, 160]) {
    await till.entry.fill('');
    await till.entry.pressSequentially('12345678', { delay });
    await expect(till.entry).toHaveValue('1234 5678');
  }
});

test('row 20: ten scans in two seconds: none lost, none merged, each with its own verdict', async ({
  till,
  shop,
  page,
}) => {
  test.setTimeout(120_000);
  const bought = [];
  for (let index = 0; index < 10; index += 1)
    bought.push((await shop.buy('egg-tart-box')).vouchers[0]!.code);
  const start = Date.now();
  for (const [index, code] of bought.entries()) {
    await till.scanByWedge(code, { gapMs: 5 });
    await page.waitForTimeout(Math.max(0, start + (index + 1) * 200 - Date.now()));
  }
  await expect.poll(() => till.queueCount()).toBe(9);
  for (const code of bought) {
    await expect(till.card).toContainText(code.slice(-4));
    await page.waitForTimeout(450);
    await till.confirm();
    expect((await till.verdict('ok')).text).toContain(code.slice(-4));
  }
  await till.dismiss();
  expect(await till.recent()).toEqual(Array.from({ length: 10 }, () => 'ok'));
});
