import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { must } from '#shared/kernel/result.ts';
import { readOrderNumber } from '#shared/order/order-number.ts';
import { isVoucherCode } from '#shared/voucher/code.ts';
import { RECORDS } from '../support/console-app.tsx';
import { keyboard, scan, typeByHand } from '../support/keyboard.ts';
import { aRow, recordsOf } from '../support/records.ts';
import { freshCode, Shop } from '../support/shop.ts';
import {
  card,
  confirm,
  entry,
  expectCard,
  expectReady,
  expectVerdict,
  openTill,
  panel,
  pass,
  recent,
} from '../support/till.ts';

afterEach(() => {
  vi.useRealTimers();
});

const focus = (testId: string): void => {
  (page.getByTestId(testId).element() as HTMLElement).focus();
};
const queued = (): number =>
  Number(page.getByTestId('queue-count').query()?.getAttribute('data-count') ?? 0);

test('row 16: with the focus on a button: the scan is looked up and the button is not pressed', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  await openTill(shop.answers);
  focus('keys');
  await scan(code!);
  await expectCard(code!);
  await expect.element(page.getByTestId('all-keys').getByRole('dialog')).not.toBeInTheDocument();
});

test('a field that takes the focus between the first key and its letter: the letter is taken out of it again', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  await openTill(shop.answers);
  focus('keys');
  window.addEventListener('keydown', () => focus('manual-entry'), { once: true });
  await scan(code!);
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(entry).toHaveValue('');
});

for (const [name, burst] of [
  ['a Tab suffix', { suffix: 'Tab' }],
  ['no suffix', { suffix: 'none' }],
  ['a slow scanner', { gapMs: 33 }],
] as const) {
  test(`rows 16, 19: with ${name}`, async () => {
    const shop = new Shop();
    const [code] = shop.sell();
    await openTill(shop.answers);
    await scan(code!, burst);
    await expectCard(code!);
  });
}

test('a machine that stalls within a scan: the code is whole, and the field holds what it held', async () => {
  const shop = new Shop();
  const codes = shop.sell({ quantity: 2, times: 5 });
  await openTill(shop.answers);
  await entry.fill('12');
  for (const [index, after] of [3, 9].entries()) {
    await scan(codes[index]!, { stall: { after, ms: 400 } });
    await expectCard(codes[index]!);
    await userEvent.keyboard('{Escape}');
    await expect.element(entry).toHaveValue('12');
  }
});

test('with the focus in the typed entry: what stood there stands there again', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  await openTill(shop.answers);
  focus('manual-entry');
  await typeByHand('4321');
  await scan(code!);
  await expectCard(code!);
  await userEvent.keyboard('{Escape}');
  await expectReady();
  await expect.element(entry).toHaveValue('4321');
});

test('the same code again within 3 s is silent, and the field that had the focus keeps its text and its caret', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  const app = await openTill(shop.answers);
  vi.useFakeTimers({ toFake: ['Date'] });
  await entry.fill('98765');
  focus('manual-entry');
  const caret = (): number | null => (entry.element() as HTMLInputElement).selectionStart;
  await scan(code!);
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectReady();
  pass(2900);
  await userEvent.keyboard('{ArrowLeft}');
  const before = caret();
  expect(before).toBe('9876 5'.length - 1);
  await scan(code!);
  await expect.element(page.getByTestId('repeat-note')).toBeVisible();
  await expect.element(entry).toHaveValue('9876 5');
  expect(caret()).toBe(before);
  await expectReady();
  expect(app.backend.bodiesOf('groupVerifyCheckList')).toHaveLength(1);
});

test('with the focus in the records table, and in the search field there: the write-off page takes it up', async () => {
  const shop = new Shop();
  const [one, two] = [shop.sell()[0]!, shop.sell()[0]!];
  const app = await openTill({ ...recordsOf([aRow(0), aRow(1)]), ...shop.answers });
  app.go(RECORDS);
  const row = page.getByTestId('record').first();
  await expect.element(row).toBeVisible();
  (row.getByRole('button').element() as HTMLElement).focus();
  await scan(one);
  await expectCard(one);
  await userEvent.keyboard('{Escape}');
  app.go(RECORDS);
  const search = page.getByLabelText(app.t('console.records.keyword'), { exact: true });
  await search.fill('abc');
  await scan(two);
  await expectCard(two);
});

test('with a dialog open, and the focus in its note', async () => {
  const shop = new Shop();
  const [one, two] = shop.sell({ quantity: 2 });
  await openTill(shop.answers);
  await scan(one!);
  await confirm();
  await expectVerdict('ok');
  await page.getByTestId('verdict-undo').click();
  const form = page.getByTestId('undo-form');
  await form.getByRole('textbox').first().fill('the guest');
  await scan(two!);
  await expect.element(form).not.toBeInTheDocument();
  await expectCard(two!);
});

test('row 17: with an input method composing', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  await openTill(shop.answers);
  focus('manual-entry');
  const keys = await keyboard();
  await keys.send('Input.imeSetComposition', { text: 'ㄋㄧ', selectionStart: 2, selectionEnd: 2 });
  await scan(code!, { isComposed: true });
  await expectCard(code!);
});

test('row 17: with full-width digits', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  await openTill(shop.answers);
  await scan(
    [...code!].map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)).join(''),
  );
  await expectCard(code!);
});

test('a person types as ever, fast or slow', async () => {
  await openTill({});
  focus('manual-entry');
  for (const gapMs of [45, 90, 160]) {
    await entry.fill('');
    await typeByHand('12345678', gapMs);
    await expect.element(entry).toHaveValue('1234 5678');
  }
});

test('row 20: ten scans in two seconds: none lost, none merged, each with its own verdict', async () => {
  const shop = new Shop();
  const codes = Array.from({ length: 10 }, () => shop.sell()[0]!);
  await openTill(shop.answers);
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  for (const [index, code] of codes.entries())
    await scan(code, { gapMs: 5, startMs: start + index * 200 });
  await expect.poll(queued).toBe(9);
  for (const code of codes) {
    await expectCard(code);
    // neither a card that came up by itself nor a verdict takes an Enter at once
    pass(500);
    await userEvent.keyboard('{Enter}');
    await expectVerdict('ok');
    await expect.element(panel).toHaveTextContent(code.slice(-4));
    expect(shop.usesOf(code)).toBe(1);
    pass(500);
    await userEvent.keyboard('{Enter}');
  }
  await expectReady();
  await expect.poll(recent).toEqual(codes.map(() => 'ok'));
});

/** A code with a wrong check digit that makes no order number of it either. */
const mistyped = (code: string): string =>
  must(
    Array.from('0123456789', (digit) => code.slice(0, 11) + digit).find(
      (other) => !isVoucherCode(other) && readOrderNumber(other) === null,
    ),
    'a wrong check digit',
  );

test('a digit while a verdict shows begins the next code, and scans that wait are all taken up after it', async () => {
  const shop = new Shop();
  const codes = Array.from({ length: 4 }, () => shop.sell()[0]!);
  const [first, second, third, typed] = codes;
  await openTill(shop.answers);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const code of [first!, second!, mistyped(freshCode()), third!]) await scan(code);
  await expect.poll(queued).toBe(3);
  await expectCard(first!);
  await userEvent.keyboard('{Enter}');
  await expectVerdict('ok');
  pass(500);
  await typeByHand(typed!.slice(0, 1));
  await expectReady();
  await expect.element(entry).toHaveFocus();
  await typeByHand(typed!.slice(1));
  await expect.element(entry).toHaveValue(typed!.replace(/(\d{4})(?=\d)/g, '$1 '));
  expect(queued()).toBe(3);
  await expect.element(page.getByTestId('readiness')).toHaveTextContent('有 3 個掃碼在等');
  await userEvent.keyboard('{Enter}');
  const redeemed: string[] = [];
  for (const code of [second!, null, third!, typed!]) {
    if (code !== null) {
      await expectCard(code);
      pass(500);
      await userEvent.keyboard('{Enter}');
      redeemed.push(code);
    }
    await expectVerdict(code === null ? 'refused.CHECK_DIGIT' : 'ok');
    pass(500);
    await userEvent.keyboard('{Enter}');
  }
  await expectReady();
  expect(redeemed.map((code) => shop.usesOf(code))).toEqual([1, 1, 1]);
});

test('a scan on a verdict leaves no digit behind, and each refusal that waited is shown in turn', async () => {
  await openTill({});
  vi.useFakeTimers({ toFake: ['Date'] });
  const wrong = Array.from({ length: 3 }, () => mistyped(freshCode()));
  for (const [index, code] of wrong.entries()) {
    await scan(code);
    await expectVerdict('refused.CHECK_DIGIT');
    await expect.element(panel).toHaveTextContent(code.slice(-4));
    pass(500);
    expect(recent()).toHaveLength(index + 1);
  }
  await userEvent.keyboard('{Escape}');
  await expectReady();
  await expect.element(entry).toHaveValue('');
});
