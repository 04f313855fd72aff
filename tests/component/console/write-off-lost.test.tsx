import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LOST, Refusal } from '../support/fake-backend.ts';
import { listen, takeHeard, VERDICT_SOUNDS } from '../support/heard-sounds.ts';
import { scan } from '../support/keyboard.ts';
import { Shop } from '../support/shop.ts';
import { card, confirm, expectVerdict, openTill, panel, recent } from '../support/till.ts';
import { dismiss } from '../support/write-off.ts';

const checking = page.getByTestId('checking-item');

test('row 2: the answer is lost after the server has redeemed: checking, then OK, one use, one request id', async () => {
  const shop = new Shop();
  const [code] = shop.sell({ times: 5 });
  const asked: string[] = [];
  const app = await openTill({
    ...shop.answers,
    groupVerifyCheck: (body) => {
      asked.push(body.requestId);
      shop.redeem(body);
      return LOST;
    },
    groupVerifyCheckResult: (body, context) => {
      asked.push(body.requestId);
      return shop.answers.groupVerifyCheckResult(body, context);
    },
  });
  listen();
  await scan(code!);
  await confirm();
  await expectVerdict('checking');
  await expect.element(panel).toHaveAttribute('data-tone', 'unsure');
  await expect.element(page.getByTestId('verdict-title')).toHaveTextContent('正在確認');
  await expect
    .element(page.getByTestId('verdict-advice'))
    .toHaveTextContent('請勿重新核銷，系統會自動確認結果');
  expect(takeHeard()).toEqual(VERDICT_SOUNDS.unsure);
  await expectVerdict('ok');
  await expect.element(panel).toHaveTextContent('剩 4 次');
  expect(shop.usesOf(code!)).toBe(1);
  expect(new Set(asked).size).toBe(1);
  expect(app.backend.bodiesOf('groupVerifyCheckResult').length).toBeGreaterThan(0);
  await dismiss();
  expect(recent()).toEqual(['ok']);
});

test('row 2: the request never arrives: the very same one is sent again', async () => {
  const shop = new Shop();
  const [code] = shop.sell({ times: 5 });
  let sent = 0;
  const app = await openTill({
    ...shop.answers,
    groupVerifyCheck: (body) => {
      sent += 1;
      return sent === 1 ? LOST : shop.redeem(body);
    },
  });
  await scan(code!);
  await confirm();
  await expectVerdict('checking');
  await expectVerdict('ok');
  const bodies = app.backend.bodiesOf('groupVerifyCheck');
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(shop.usesOf(code!)).toBe(1);
});

test('while one is being checked the clerk goes on; its outcome comes to the list', async () => {
  const shop = new Shop();
  const [lost, next] = [shop.sell()[0]!, shop.sell()[0]!];
  let isResultLost = true;
  const app = await openTill({
    ...shop.answers,
    groupVerifyCheck: (body) => {
      const redeemed = shop.redeem(body);
      return shop.usesOf(next) === 0 ? LOST : redeemed;
    },
    groupVerifyCheckResult: (body, context) =>
      isResultLost ? LOST : shop.answers.groupVerifyCheckResult(body, context),
  });
  await scan(lost);
  await confirm();
  await expectVerdict('checking');
  await scan(next);
  await confirm();
  await expectVerdict('ok');
  await dismiss();
  await expect.element(checking).toHaveAttribute('data-kind', 'checking');
  isResultLost = false;
  // the line is back: what is open is asked about at once
  app.setOffline(true);
  app.setOffline(false);
  await expect.element(checking).toHaveAttribute('data-kind', 'ok');
  expect(recent()).toEqual(['ok', 'ok']);
  expect(shop.usesOf(lost)).toBe(1);
});

test('row 1: another till was quicker: the confirm is refused and told who and when', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  await openTill({
    ...shop.answers,
    groupVerifyCheck: () =>
      new Refusal('ALREADY_USED', {
        class: 'REFUSE',
        first: {
          at: Date.now(),
          store: '議事亭前地店',
          operator: '何偉強',
          device: 'Till 2',
          codeMask: '1234****8901',
        },
      }),
  });
  await scan(code!);
  await expect.element(card).toBeVisible();
  await confirm();
  await expectVerdict('refused.ALREADY_USED');
  await expect.element(panel).toHaveTextContent('何偉強');
  await expect
    .element(page.getByTestId('verdict-first'))
    .toHaveTextContent(/20\d\d-\d\d-\d\d \d\d:\d\d:\d\d/);
});

test('without a line a look-up says that nothing was redeemed', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  const app = await openTill(shop.answers);
  app.setOffline(true);
  await scan(code!);
  await expectVerdict('offline');
  await expect.element(panel).toHaveAttribute('data-tone', 'unsure');
  await expect.element(page.getByTestId('verdict-title')).toHaveTextContent('連不上系統');
});
