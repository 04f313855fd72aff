import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { qrText } from '#shared/voucher/code.ts';
import { Refusal } from '../support/fake-backend.ts';
import { scan } from '../support/keyboard.ts';
import { Shop } from '../support/shop.ts';
import { expectReady, expectVerdict, openTill, panel, pass, recent } from '../support/till.ts';

afterEach(() => {
  vi.useRealTimers();
});

const note = page.getByTestId('repeat-note');
const qr = (epoch: number, voucherId = '0198c0de-1111-7222-8333-444455556666'): string =>
  qrText({
    voucherId,
    epoch,
    signature: 'AbC_-0123456789abcdefg',
  });

test('once a refusal is put away, the fresh QR of the same voucher is a new try at once, its old one is not', async () => {
  const app = await openTill({
    groupVerifyCheckList: () => new Refusal('QR_STALE', { class: 'GUEST_REFRESH' }),
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  await scan(qr(1));
  await expectVerdict('refused.QR_STALE');
  pass(500);
  await userEvent.keyboard('{Enter}');
  await expectReady();
  await scan(qr(1));
  await expect.element(note).toBeVisible();
  await scan(qr(2));
  await expectVerdict('refused.QR_STALE');
  expect(app.backend.bodiesOf('groupVerifyCheckList')).toMatchObject([
    { input: qr(1) },
    { input: qr(2) },
  ]);
});

test('a refused voucher of a batch is tried again by its fresh QR, too', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  const guest = '0198c0de-1111-7222-8333-444455558888';
  const app = await openTill({
    ...shop.answers,
    groupVerifyCheckList: (...asked) =>
      asked[0].input === code
        ? shop.answers.groupVerifyCheckList(...asked)
        : new Refusal('QR_STALE', { class: 'GUEST_REFRESH' }),
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  await scan(code!);
  await page.getByTestId('card-add').click();
  await scan(qr(1, guest));
  const entries = page.getByTestId('batch-entry');
  await expect.poll(() => entries.elements().length).toBe(2);
  await expect.element(page.getByTestId('batch-verdict')).toBeVisible();
  await scan(qr(2, guest));
  await expect.poll(() => app.backend.bodiesOf('groupVerifyCheckList').length).toBe(3);
});

test('the same QR pressed again while its verdict shows says so on the verdict', async () => {
  await openTill({
    groupVerifyCheckList: () => new Refusal('NOT_FOUND', { class: 'REFUSE' }),
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  const other = qr(1, '0198c0de-1111-7222-8333-444455557777');
  await scan(other);
  await expectVerdict('refused.NOT_FOUND');
  pass(1000);
  await scan(other);
  await expect.element(panel.getByTestId('repeat-note')).toBeVisible();
  expect(recent()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expectReady();
  await expect.element(note).toBeVisible();
});
