import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { asId } from '#shared/kernel/ids.ts';
import { HOUR, instant } from '#shared/kernel/time.ts';
import { maskCode } from '#shared/voucher/code.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { ConsoleApp } from '../support/console-app.tsx';
import { scan } from '../support/keyboard.ts';
import { freshCode } from '../support/shop.ts';
import { card, confirm, expectVerdict, openTill } from '../support/till.ts';
import { aLookup, aRedeem } from '../support/write-off.ts';

const NOTE = '<b>靠窗</b>, one child seat';
const fourCodes = (): string[] => Array.from({ length: 4 }, freshCode);

/** A till that finds the table of a buffet with four vouchers, of which the third is scanned. */
const openTable = (codes: readonly string[], partySize?: number): Promise<ConsoleApp> => {
  const lookup = aLookup(codes[0]!);
  const [voucher] = lookup.vouchers;
  return openTill({
    groupVerifyCheckList: () => ({
      ...lookup,
      isTable: true,
      attention: [{ id: 'table', kind: 'GUEST', text: NOTE, mustConfirm: false }],
      booking:
        partySize === undefined
          ? null
          : { at: instant(Date.now() + HOUR), partySize, storeId: null },
      vouchers: codes.map((code, index) => ({
        ...voucher!,
        voucherId: asId(`v${index}`),
        codeMask: maskCode(code),
        scanned: index === 2,
      })),
    }),
    groupVerifyCheck: ({ requestId }) => aRedeem(codes[2]!, requestId),
  });
};
const boxes = () =>
  page
    .getByTestId('card-voucher')
    .elements()
    .map((row) => row.querySelector<HTMLInputElement>('input')!);
const sent = (app: ConsoleApp): string[] =>
  (app.backend.bodiesOf('groupVerifyCheck')[0] as { items: { voucherId: string }[] }).items
    .map(({ voucherId }) => voucherId)
    .toSorted();

test('a scan of a buffet ticks the vouchers of its table, says how many, and shows what the guest wrote', async () => {
  const codes = fourCodes();
  const app = await openTable(codes);
  await scan(codes[2]!);
  await expect.element(card).toBeVisible();
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, true]);
  const sum = page.getByTestId('card-sum');
  await expect.element(sum).toHaveTextContent(app.t('writeOff.card.chosen', { count: 4 }));
  const note = page.getByTestId('card-attention').getByText(NOTE);
  await expect.element(note).toHaveAttribute('lang', '');
  await expectAccessible();
  boxes()[0]!.click();
  await expect.element(sum).toHaveTextContent(app.t('writeOff.card.chosen', { count: 3 }));
  await confirm();
  await expectVerdict('ok');
  expect(sent(app)).toEqual(['v1', 'v2', 'v3']);
  // still to be done for the table
  await expect.element(page.getByTestId('verdict-notes')).toHaveTextContent(NOTE);
});

test('of a booked table as many are ticked as come, the scanned one among them', async () => {
  const codes = fourCodes();
  const app = await openTable(codes, 2);
  await scan(codes[2]!);
  await expect.element(card).toBeVisible();
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true, false]);
  await confirm();
  await expectVerdict('ok');
  expect(sent(app)).toEqual(['v0', 'v2']);
});
