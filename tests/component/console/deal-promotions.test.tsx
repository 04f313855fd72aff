import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DealPromotion } from '#shared/contract/merchant/deal-promotion.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { HOUR, instant } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { Refusal } from '../support/fake-backend.ts';
import { aProduct, noPromotions } from '../support/orders.ts';
import { aSignIn } from '../support/staff.ts';

const address = `${merchantRoutes.merchantCommodityDetails.path}?productId=chop-rice`;
const product = () => aProduct({ canSwitch: true, price: cents(5000) });
const merchantProductList = () => ({
  result: [],
  next: false,
  nextOffset: 0,
  states: [],
  today: product().today,
});

const running = (change: Partial<DealPromotion> = {}): DealPromotion => ({
  activityId: asId('flash-1'),
  kind: 'FLASH',
  startTime: instant(Date.now() - HOUR),
  endTime: instant(Date.now() + HOUR),
  title: { zh: '限時搶購', en: 'Flash sale' },
  lead: { zh: '', en: '' },
  state: 'RUNNING',
  seq: 1,
  canEdit: false,
  canEnd: true,
  items: [
    {
      productId: product().productId,
      productName: product().productName,
      usualPrice: cents(5000),
      part: 'FLASH',
      price: cents(3000),
      fromQuantity: 1,
      stock: 20,
      userLimit: 2,
      taken: 7,
    },
  ],
  ...change,
});

test('an owner plans a flash sale: a low price is confirmed, what somebody else changed is said', async () => {
  let refuses = true;
  const app = await openConsole({
    as: aSignIn({ role: 'owner' }),
    address,
    answers: {
      merchantProductList,
      merchantProductGet: product,
      merchantDealPromotions: () => noPromotions(true),
      merchantDealPromotionSave: () =>
        refuses ? new Refusal('CONFLICT') : { activityId: asId('flash-1'), seq: 1 },
    },
  });
  await page.getByTestId('promo-flash').click();
  await page.getByTestId('promo-save').click();
  await expect.element(page.getByText(app.t('promo.badPrice'))).toBeVisible();
  const price = page.getByLabelText(app.t('promo.price'));
  await price.fill('24.99');
  await expect.element(page.getByTestId('promo-low')).toBeVisible();
  await expect.element(page.getByTestId('promo-save')).toBeDisabled();
  await page.getByLabelText(app.t('promo.lowConfirm')).click();
  await page.getByLabelText(app.t('promo.stock')).fill('20');
  await expectAccessible();
  await page.getByTestId('promo-save').click();
  await expect.element(page.getByTestId('promo-error')).toBeVisible();
  refuses = false;
  await page.getByTestId('promo-save').click();
  await expect.element(page.getByTestId('promo-form')).not.toBeInTheDocument();
  expect(app.backend.bodiesOf('merchantDealPromotionSave').at(-1)).toMatchObject({
    kind: 'FLASH',
    isLowConfirmed: true,
    items: [{ productId: product().productId, price: 2499, stock: 20, userLimit: -1 }],
  });
});

test('a campaign has a name in both languages and a price for many; a manager cannot go below half', async () => {
  const app = await openConsole({
    as: aSignIn({ role: 'manager' }),
    address,
    answers: {
      merchantProductList,
      merchantProductGet: product,
      merchantDealPromotions: () => noPromotions(true),
      merchantDealPromotionSave: () => ({ activityId: asId('campaign-1'), seq: 1 }),
    },
  });
  await page.getByTestId('promo-campaign').click();
  await page.getByTestId('promo-save').click();
  await expect.element(page.getByText(app.t('promo.badTitle')).first()).toBeVisible();
  await page.getByLabelText(app.t('promo.titleZh')).fill('葡撻週');
  await page.getByLabelText(app.t('promo.titleEn')).fill('Tart week');
  await page.getByRole('combobox', { name: app.t('promo.part') }).click();
  await page.getByRole('option', { name: app.t('promo.part.BULK') }).click();
  await page.getByLabelText(app.t('promo.price')).fill('20');
  await expect.element(page.getByText(app.t('promo.lowOwner'))).toBeVisible();
  await page.getByLabelText(app.t('promo.price')).fill('40');
  await page.getByLabelText(app.t('promo.fromQuantity')).fill('3');
  await page.getByTestId('promo-save').click();
  await expect.element(page.getByTestId('promo-form')).not.toBeInTheDocument();
  expect(app.backend.bodiesOf('merchantDealPromotionSave')).toMatchObject([
    {
      kind: 'CAMPAIGN',
      title: { zh: '葡撻週', en: 'Tart week' },
      items: [{ part: 'BULK', price: 4000, fromQuantity: 3, stock: -1 }],
    },
  ]);
});

test('what runs is only ended, after a question; who may only read sees no button', async () => {
  let promotions = [running()];
  const answers = {
    merchantProductList,
    merchantProductGet: product,
    merchantDealPromotions: () => ({ ...noPromotions(true), result: promotions }),
    merchantDealPromotionEnd: () => {
      promotions = [running({ state: 'OVER', canEnd: false })];
      return {
        activityId: asId<DealPromotion['activityId']>('flash-1'),
        endTime: instant(Date.now()),
      };
    },
  };
  const app = await openConsole({ as: aSignIn({ role: 'owner' }), address, answers });
  const row = page.getByTestId('promo');
  await expect.element(row).toHaveTextContent(app.t('promo.taken', { taken: 7, stock: 20 }));
  await row.getByRole('button', { name: app.t('promo.end') }).click();
  await page.getByTestId('confirm').click();
  await expect.element(row).toHaveTextContent(app.t('promo.state.OVER'));
  expect(row.getByRole('button').elements()).toEqual([]);
});
