import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentSession, sessionStore } from '#renderer/lib/session.ts';
import { instant, MINUTE } from '#shared/kernel/time.ts';
import { scan } from '../support/keyboard.ts';
import { Shop } from '../support/shop.ts';
import { aSignIn } from '../support/staff.ts';
import {
  card,
  confirm,
  expectReady,
  expectVerdict,
  openTill,
  panel,
  pass,
  recent,
} from '../support/till.ts';
import { dismiss } from '../support/write-off.ts';

const form = page.getByTestId('undo-form');
const items = page.getByTestId('recent-item');
const undoButtons = page.getByTestId('verdict-undo');

const undoFor = async (reason: string): Promise<void> => {
  await form.getByText(reason).click();
  await page.getByTestId('undo-confirm').click();
  await expectVerdict('undone');
};

afterEach(() => {
  vi.useRealTimers();
});

test('row 9: a write-off is taken back from its verdict, with a reason, and the voucher can be used again', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  const app = await openTill(shop.answers);
  vi.useFakeTimers({ toFake: ['Date'] });
  await scan(code!);
  await confirm();
  await expectVerdict('ok');
  expect(shop.usesOf(code!)).toBe(1);
  await undoButtons.click();
  await undoFor('核銷了錯的券');
  expect(app.backend.bodiesOf('groupVerifyUncheck')).toMatchObject([
    { reasonCode: 'WRONG_VOUCHER' },
  ]);
  await expect.element(panel).toHaveAttribute('data-tone', 'unsure');
  await expect.element(page.getByTestId('verdict-title')).toHaveTextContent('已撤銷');
  await expect
    .element(page.getByTestId('verdict-advice'))
    .toHaveTextContent('此券可再次使用，請告訴顧客');
  pass(3000);
  await dismiss();
  expect(recent()).toEqual(['undone', 'ok']);
  await expect.element(page.getByTestId('recent-undo')).not.toBeInTheDocument();
  await scan(code!);
  await confirm();
  await expectVerdict('ok');
  expect(shop.usesOf(code!)).toBe(1);
});

test('from the list of results, and given up by Escape', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  await openTill(shop.answers);
  await scan(code!);
  await confirm();
  await expectVerdict('ok');
  await dismiss();
  await page.getByTestId('recent-undo').click();
  await expect.element(form).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectReady();
  expect(shop.usesOf(code!)).toBe(1);
  await page.getByTestId('recent-undo').click();
  await undoFor('顧客離開了');
  expect(shop.usesOf(code!)).toBe(0);
});

test('a verdict can be looked at again, and one voucher of several taken back', async () => {
  const shop = new Shop();
  const [one, two] = shop.sell({ quantity: 2, times: 5 });
  await openTill(shop.answers);
  await scan(one!);
  await expect.element(card).toBeVisible();
  await scan(two!);
  await expect.element(page.getByTestId('card-sum')).toHaveTextContent('2 張券 · 核銷 2 次');
  await userEvent.keyboard('{Enter}');
  await expectVerdict('ok');
  await dismiss();
  await items.first().getByRole('button').first().click();
  await expectVerdict('ok');
  await expect.poll(() => undoButtons.elements().length).toBe(2);
  await undoButtons.first().click();
  await undoFor('次數不對');
  await dismiss();
  await items.nth(1).getByRole('button').first().click();
  await expectVerdict('ok');
  await expect.poll(() => undoButtons.elements().length).toBe(1);
  expect(shop.usesOf(one!) + shop.usesOf(two!)).toBe(1);
});

test('Escape pressed before its time leaves the verdict where it is, however often, and puts it away after', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  await openTill(shop.answers);
  await scan(code!);
  await expect.element(card).toBeVisible();
  vi.useFakeTimers({ toFake: ['Date'] });
  await userEvent.keyboard('{Enter}');
  await expectVerdict('ok');
  for (let press = 0; press < 3; press += 1) {
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).toBeVisible();
  }
  pass(500);
  await userEvent.keyboard('{Escape}');
  await expectReady();
});

test('everyone at the till has the deadline of their own role, whoever wrote off, also after a reload', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-21T12:00:00+08:00'));
  const managerUntil = instant(Date.parse('2026-11-22T10:00:00+08:00'));
  const app = await openTill(
    {
      ...shop.answers,
      groupVerifyCheck: (body) => ({ ...shop.redeem(body), undoUntil: managerUntil }),
    },
    { as: aSignIn({ role: 'manager' }) },
  );
  const at = (role: 'manager' | 'cashier'): void => {
    const session = currentSession()!;
    const { operator } = aSignIn({ role });
    sessionStore.setState({ session: { ...session, operator } });
  };
  const undo = page.getByTestId('recent-undo');
  const byOther = page.getByTestId('recent-by-other');
  await scan(code!);
  await confirm();
  await expectVerdict('ok');
  pass(500);
  await dismiss();
  at('cashier');
  await expect
    .element(undo)
    .toHaveAttribute('title', app.t('writeOff.verdict.undoUntil', { time: '12:10' }));
  pass(11 * MINUTE);
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(byOther).toHaveTextContent('2026-11-22 10:00');
  at('manager');
  await expect.element(undo).toBeVisible();
  await expect.element(byOther).not.toBeInTheDocument();
  await app.reload();
  await expectReady();
  await expect.element(undo).toBeVisible();
});
