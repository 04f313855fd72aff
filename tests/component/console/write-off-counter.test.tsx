import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_SWITCHES } from '#shared/contract/merchant/stores.ts';
import { asId } from '#shared/kernel/ids.ts';
import { DAY, instant } from '#shared/kernel/time.ts';
import { orderNumber, orderNumberText } from '#shared/order/order-number.ts';
import { expectAccessible } from '../support/accessible.ts';
import { RECORDS } from '../support/console-app.tsx';
import { Refusal } from '../support/fake-backend.ts';
import { scan } from '../support/keyboard.ts';
import { anOrderRow, ordersOf } from '../support/orders.ts';
import { aRow, recordsOf } from '../support/records.ts';
import { freshCode, Shop } from '../support/shop.ts';
import {
  card,
  confirm,
  entry,
  expectReady,
  expectVerdict,
  openTill,
  panel,
  pass,
} from '../support/till.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('rows 5, 20, 21, 16: where the store has it on a scan redeems at once; what needs a look still shows its card; what waits is seen and can be cleared', async () => {
  const shop = new Shop();
  const sell = (quantity = 1): string => shop.sell({ quantity, fastMode: true })[0]!;
  const [one, typed, two] = [sell(), sell(), sell(2)];
  const app = await openTill({
    ...shop.answers,
    merchantStoreSwitches: ({ storeId }) => ({
      storeId,
      ...DEFAULT_SWITCHES,
      fastMode: true,
      changed: null,
    }),
  });
  const redeems = (): unknown[] => app.backend.bodiesOf('groupVerifyCheck');
  await expect.element(page.getByTestId('fast-mark')).toHaveTextContent('快速核銷已開啟');
  vi.useFakeTimers({ toFake: ['Date'] });
  await scan(one);
  await expectVerdict('ok');
  await expect.element(panel).toHaveTextContent('已全部用完');
  expect(redeems()).toMatchObject([{ fast: true, source: 'WEDGE' }]);
  pass(1000);
  await userEvent.keyboard('{Enter}');
  await expectReady();
  await scan(one);
  await expect.element(page.getByTestId('repeat-note')).toHaveTextContent('剛剛掃過');
  await entry.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectReady();
  await scan(two);
  await expect.poll(() => page.getByTestId('card-voucher').elements().length).toBe(2);
  await scan(freshCode());
  await scan(freshCode());
  await expect
    .poll(() => page.getByTestId('queue-list').getByRole('listitem').elements().length)
    .toBe(2);
  await page.getByTestId('queue-clear').click();
  await expect.element(page.getByTestId('queue-count')).not.toBeInTheDocument();
  pass(1000);
  await confirm();
  await expectVerdict('ok');
  expect(redeems()).toHaveLength(2);
  expect(redeems()[1]).not.toHaveProperty('fast');
});

test('row 25: a guest found by four digits says the code that was sent, and the order is opened', async () => {
  const shop = new Shop();
  const [code] = shop.sell({ productName: '木糠布甸三杯裝' });
  const order = (orderId: string) => ({
    orderId: asId<never>(orderId),
    orderTail: '9012',
    pick: null,
    productName: '木糠布甸三杯裝',
    buyerMask: '6***0002',
    nameMask: '',
    paidAt: instant(Date.now() - DAY),
    validTo: instant(Date.now() + DAY),
    vouchers: 1,
    usable: 1,
  });
  let tries = 0;
  const app = await openTill({
    ...shop.answers,
    groupVerifySearch: () => ({ result: [order('order-1'), order('order-2')], more: false }),
    groupVerifyAskCode: () => {
      tries += 1;
      return tries > 1
        ? new Refusal('LOGIN_CODE_TOO_SOON', { seconds: 60 })
        : { buyerMask: '6***0002', resendAfterSeconds: 60, expiresAt: instant(Date.now() + DAY) };
    },
    groupVerifyGuestCode: ({ code: said }) =>
      said === '246802'
        ? {
            picks: [
              { orderId: asId('order-1'), pick: code! },
              { orderId: asId('order-2'), pick: 'GS1.another' },
            ],
          }
        : new Refusal('LOGIN_CODE_WRONG'),
  });
  (entry.element() as HTMLInputElement).focus();
  await userEvent.keyboard('/');
  await page.getByTestId('search-field').fill('0002');
  await userEvent.keyboard('{Enter}');
  const ask = page.getByTestId('guest-code-ask');
  await ask.first().click();
  const field = page.getByTestId('guest-code-field');
  await expect.element(field).toHaveFocus();
  await expect
    .element(page.getByText(app.t('writeOff.guestCode.sent', { phone: '6***0002' })))
    .toBeVisible();
  await expectAccessible();
  await ask.first().click();
  await expect.element(page.getByText(app.t('error.LOGIN_CODE_TOO_SOON'))).toBeVisible();
  const problem = page.getByTestId('guest-code-error');
  await field.fill('12');
  await userEvent.keyboard('{Enter}');
  await expect.element(problem).toHaveTextContent(app.t('writeOff.guestCode.missing'));
  await field.fill('111111');
  await userEvent.keyboard('{Enter}');
  await expect.element(problem).toHaveTextContent(app.t('error.LOGIN_CODE_WRONG'));
  await field.fill('246802');
  await userEvent.keyboard('{Enter}');
  const first = page.getByTestId('search-result').first();
  await expect.element(first).toHaveFocus();
  await expect.element(ask).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(card).toHaveTextContent('木糠布甸三杯裝');
  expect(app.backend.bodiesOf('groupVerifyCheckList')).toMatchObject([{ source: 'SEARCH' }]);
});

test('rows 25, 38: a guest without a code is found by the end of the phone; short words are barred for cashiers; the record says that it was a search', async () => {
  const shop = new Shop();
  const [code] = shop.sell({ productName: '木糠布甸三杯裝' });
  const app = await openTill({
    ...recordsOf([aRow(0, { source: 'SEARCH' })]),
    ...shop.answers,
    groupVerifySearch: ({ keyword }) => ({
      result: keyword.endsWith('0002')
        ? [
            {
              orderId: asId('o1'),
              orderTail: '9012',
              pick: keyword === '0002' ? null : code!,
              productName: '木糠布甸三杯裝',
              buyerMask: '6***0002',
              nameMask: '',
              paidAt: instant(Date.now() - DAY),
              validTo: instant(Date.now() + DAY),
              vouchers: 1,
              usable: 1,
            },
          ]
        : [],
      more: false,
    }),
  });
  (entry.element() as HTMLInputElement).focus();
  await userEvent.keyboard('/');
  const field = page.getByTestId('search-field');
  await field.fill('002');
  await expect.element(page.getByTestId('search-submit')).toBeDisabled();
  await field.fill('no such guest');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('search-none')).toBeVisible();
  // a cashier sees what four digits find, and opens it by the whole number
  const first = page.getByTestId('search-result').first();
  await field.fill('0002');
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toBeVisible();
  expect(first.element().tagName).toBe('DIV');
  await expect.element(page.getByTestId('search-closed')).toBeVisible();
  await expectAccessible();
  await field.fill('6688 0002');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('search-closed')).not.toBeInTheDocument();
  await expect.element(first).toHaveTextContent('木糠布甸三杯裝');
  await expect.element(first).toHaveTextContent('6***0002');
  await expectAccessible();
  await first.click();
  await expect.element(card).toHaveTextContent('木糠布甸三杯裝');
  await confirm();
  await expectVerdict('ok');
  expect(app.backend.bodiesOf('groupVerifyCheckList')).toMatchObject([{ source: 'SEARCH' }]);
  expect(app.backend.bodiesOf('groupVerifyCheck')).toMatchObject([{ source: 'SEARCH' }]);
  await page.getByTestId('verdict-next').click();
  await expect.element(page.getByTestId('search')).not.toBeInTheDocument();
  app.go(RECORDS);
  await expect
    .element(page.getByTestId('record').first().getByText('搜尋', { exact: true }))
    .toBeVisible();
});

/** Longer than a verdict refuses to be put away. */
const SEEN_MS = 500;
const NUMBER = orderNumber('31415926535');

test('an order number at the till is no wrong code: its order is found at once, and redeemed', async () => {
  const shop = new Shop();
  const [code] = shop.sell({ productName: '木糠布甸三杯裝' });
  const app = await openTill({
    ...shop.answers,
    groupVerifySearch: ({ keyword }) => ({
      result:
        keyword === NUMBER
          ? [
              {
                orderId: asId('o1'),
                orderTail: NUMBER.slice(-4),
                pick: code!,
                productName: '木糠布甸三杯裝',
                buyerMask: '6***0002',
                nameMask: '',
                paidAt: instant(Date.now() - DAY),
                validTo: instant(Date.now() + DAY),
                vouchers: 1,
                usable: 1,
              },
            ]
          : [],
      more: false,
    }),
  });
  await entry.fill(orderNumberText(NUMBER));
  await expect
    .element(page.getByTestId('manual-hint'))
    .toHaveTextContent(app.t('writeOff.manual.order'));
  await userEvent.keyboard('{Enter}');
  await expectVerdict('order');
  const shownAt = Date.now();
  await expect.element(page.getByTestId('verdict')).toHaveTextContent(orderNumberText(NUMBER));
  await expectAccessible();
  // a press counts only once the verdict can have been seen
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(SEEN_MS);
  await page.getByTestId('verdict-order').click();
  await expect.element(page.getByTestId('search-field')).toHaveValue(orderNumberText(NUMBER));
  const found = page.getByTestId('search-result');
  await expect.element(found).toHaveTextContent(NUMBER.slice(-4));
  await found.click();
  await expect.element(card).toHaveTextContent('木糠布甸三杯裝');
  expect(app.backend.bodiesOf('groupVerifyCheckList')).toMatchObject([{ source: 'SEARCH' }]);
  expect(app.backend.bodiesOf('groupVerifySearch')).toHaveLength(1);
});

test('a mistyped order number is named in the search before anything is asked', async () => {
  const app = await openTill({ groupVerifySearch: () => ({ result: [], more: false }) });
  (entry.element() as HTMLInputElement).focus();
  await userEvent.keyboard('/');
  const field = page.getByTestId('search-field');
  await field.fill(`${NUMBER.slice(0, 11)}${(Number(NUMBER[11]) + 1) % 10}`);
  await expect
    .element(page.getByTestId('search-mistyped'))
    .toHaveTextContent(app.t('console.orders.numberMistyped'));
  await expect.element(page.getByTestId('search-submit')).toBeDisabled();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  expect(app.backend.bodiesOf('groupVerifySearch')).toEqual([]);
});

test('who may not search at the till is led from an order number to the orders', async () => {
  // not the number of the test before: the same code again within two seconds is one scan
  const number = orderNumber('27182818284');
  const rows = [anOrderRow(1, { orderNo: number })];
  const app = await openTill({
    ...ordersOf(rows),
    merchantStoreSwitches: ({ storeId }) => ({
      storeId,
      ...DEFAULT_SWITCHES,
      searchAllowed: false,
      changed: null,
    }),
  });
  await expect.element(page.getByTestId('search-open')).not.toBeInTheDocument();
  await scan(number);
  await expectVerdict('order');
  await page.getByTestId('verdict-order').click();
  await expect.poll(() => location.hash).toContain(`from=all&q=${number}`);
  await expect.element(page.getByTestId('orders-row')).toHaveTextContent(orderNumberText(number));
  expect(app.backend.bodiesOf('groupVerifySearch')).toEqual([]);
});
