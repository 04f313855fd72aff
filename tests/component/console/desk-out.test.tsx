import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aDeskOrder, aloneTill } from '../support/desk.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

type Out = ReplyOf<DeskContract['merchantDeskOut']>;
type Dish = Out['result'][number];

const TEA = asId<ProductId>('tea');
const ON = { isOff: false, until: null, isSoldOut: false };
const OFF = { isOff: true, until: null, isSoldOut: true };
const tea = (change: Partial<Dish> = {}): Dish => ({
  productId: TEA,
  name: 'Milk tea',
  ...ON,
  skus: [],
  options: [],
  sizes: [
    { skuId: 'tea-1', name: 'Small', ...ON },
    { skuId: 'tea-2', name: 'Large', ...ON },
  ],
  optionIds: ['pearls'],
  ...change,
});
const PEARLS = { optionId: 'pearls', group: 'Topping', name: 'Pearls', ...ON, isFound: false };
const cashier = () => aSignIn({ role: 'cashier', stores: [{ ...SENADO, kind: 'takeout' }] });

test('a size or an option is switched off under its dish, and comes back from the list of what is out', async () => {
  const off = new Set<string>();
  const standing = (id: string) => (off.has(id) ? OFF : ON);
  const sent: object[] = [];
  const { t } = await openConsole({
    as: cashier(),
    address: merchantRoutes.merchantDesk.path,
    language: 'en',
    answers: {
      ...aloneTill,
      merchantDeskBoard: () => aBoard([]),
      merchantDeskOut: ({ keyword }) => ({
        result:
          keyword === '' && !off.has('tea-2')
            ? []
            : [
                tea({
                  sizes: [
                    { skuId: 'tea-1', name: 'Small', ...ON },
                    { skuId: 'tea-2', name: 'Large', ...standing('tea-2') },
                  ],
                }),
              ],
        choices: [{ ...PEARLS, ...standing('pearls'), isFound: off.has('pearls') }],
        serverTime: instant(Date.now()),
      }),
      merchantDeskSoldOut: ({ items, until }) => {
        sent.push({ ...items[0], until });
        const [{ skuId, optionId } = {}] = items;
        const id = optionId ?? skuId ?? '';
        if (until === 'ON') off.delete(id);
        else off.add(id);
        return { replay: false };
      },
    },
  });
  await page.getByTestId('desk-out').click();
  await expect.element(page.getByText(t('desk.out.nothing'))).toBeVisible();
  await page.getByRole('searchbox', { name: t('desk.out.find') }).fill('tea');
  const parts = page.getByRole('button', { name: t('desk.out.partsOf', { name: 'Milk tea' }) });
  await expect.element(parts).toHaveAttribute('aria-expanded', 'false');
  const large = 'Milk tea · Large';
  const pearls = 'Topping · Pearls';
  const button = (key: 'desk.out.switchOnOf' | 'desk.out.switchOffOf', name: string) =>
    page.getByRole('button', { name: t(key, { name }) });
  expect(button('desk.out.switchOffOf', large).elements()).toHaveLength(0);
  await parts.click();
  await button('desk.out.switchOffOf', large).click();
  await expect.element(button('desk.out.switchOnOf', large)).toBeVisible();
  await button('desk.out.switchOffOf', pearls).click();
  await expect.element(button('desk.out.switchOnOf', pearls).first()).toBeVisible();
  await expectAccessible();
  // without words: what is out is open to see
  await page.getByRole('searchbox', { name: t('desk.out.find') }).fill('');
  await expect.element(button('desk.out.switchOnOf', large)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: t('desk.out.options') })).toBeVisible();
  await button('desk.out.switchOnOf', large).click();
  // its dish leaves the list with it, and the option stands under the options alone
  await expect.element(page.getByTestId('desk-out-dish')).not.toBeInTheDocument();
  await button('desk.out.switchOnOf', pearls).click();
  await expect.element(page.getByText(t('desk.out.nothing'))).toBeVisible();
  expect(sent).toEqual([
    { productId: TEA, skuId: 'tea-2', until: 'DAY' },
    { optionId: 'pearls', until: 'DAY' },
    { productId: TEA, skuId: 'tea-2', until: 'ON' },
    { optionId: 'pearls', until: 'ON' },
  ]);
});

const line = (lineId: string, change: object = {}) => ({
  lineId,
  productId: TEA,
  name: 'Milk tea',
  sku: 'Large',
  options: 'Pearls',
  quantity: 1,
  kept: 1,
  allergens: [],
  isDone: false,
  stations: [],
  ...change,
});

test('an order is refused because a dish is out with one press, or only a size or an option of it, by keys too', async () => {
  const order = aDeskOrder(7, {
    stage: 'NEW',
    status: 1,
    acceptedAt: null,
    acts: ['ACCEPT', 'REFUSE'],
    lines: [
      line('1'),
      line('2', { productId: asId<ProductId>('rice'), name: 'Rice', sku: '', options: '' }),
    ],
  });
  const sent: unknown[] = [];
  const { t } = await openConsole({
    as: cashier(),
    address: merchantRoutes.merchantDesk.path,
    language: 'en',
    answers: {
      ...aloneTill,
      merchantDeskBoard: () => aBoard([order]),
      merchantDeskOut: ({ orderId }) => {
        expect(orderId).toBe(order.orderId);
        return {
          result: [tea({ sizes: [{ skuId: 'tea-2', name: 'Large', ...ON }] })],
          choices: [{ ...PEARLS, ...OFF }],
          serverTime: instant(Date.now()),
        };
      },
      merchantDeskRefuse: ({ soldOut }) => {
        sent.push(soldOut);
        return { order: { ...order, seq: 4, stage: 'DONE', acts: [] }, replay: false };
      },
    },
  });
  await page.getByTestId('desk-refuse').click();
  // without a reason the first one has the focus, and says what is missing
  await page.getByTestId('desk-refuse-yes').click();
  const reason = page.getByRole('radio', { name: t('desk.reason.1') });
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveAccessibleDescription(t('desk.refuse.missing'));
  await reason.click();
  const only = page.getByRole('button', { name: t('desk.out.onlyPartOf', { name: 'Milk tea' }) });
  await expect.element(only).toBeVisible();
  // rice has one size and no options
  expect(page.getByText(t('desk.out.onlyPart')).elements()).toHaveLength(1);
  (only.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const large = page.getByRole('checkbox', { name: 'Large' });
  const pearls = page.getByRole('checkbox', { name: 'Topping · Pearls' });
  await expect.element(large).toBeVisible();
  // one that is out already says so
  await expect.element(page.getByText(t('desk.out.offOpen'))).toBeVisible();
  await userEvent.keyboard('{Tab} ');
  await expect.element(large).toBeChecked();
  await pearls.click();
  await expectAccessible();
  const dish = page.getByRole('checkbox', { name: 'Milk tea', exact: true });
  await dish.click();
  await expect.element(large).toBeDisabled();
  await dish.click();
  await expect.element(large).toBeEnabled();
  await page.getByTestId('desk-refuse-yes').click();
  await expect
    .poll(() => sent)
    .toEqual([
      [
        { productId: TEA, skuId: 'tea-2', until: 'DAY' },
        { productId: TEA, optionId: 'pearls', until: 'DAY' },
      ],
    ]);
});
