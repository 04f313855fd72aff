import type { Locator } from '@playwright/test';
import { minuteText } from '#shared/format/date.ts';
import { asId } from '#shared/kernel/ids.ts';
import { HOUR, instant, minuteOfDay, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import {
  checkoutUrl,
  chooseTableware,
  orderIdsAt,
  TEST_KITCHEN,
} from '#tests/support/checkout-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';
import type { Town } from '#tests/support/test-town.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW', reducedMotion: 'reduce' });

const PHONE = '66880001';

/** The whole hour after some hours from now. */
const inHours = (hours: number): Instant =>
  instant(Math.ceil((Date.now() + hours * HOUR) / HOUR) * HOUR);

/** Lets a dish be offered for two hours from a moment on. */
const offeredFrom = async (town: Town, dish: string, at: Instant): Promise<void> => {
  const range = { fromMinute: minuteOfDay(at), toMinute: minuteOfDay(plus(at, 2 * HOUR)) };
  await town.offeredAt(dish, { hours: [range], weekdays: [] });
};

const slotsIn = (sheet: Locator): Locator => sheet.locator('.checkout__slot');
const slotText = (at: Instant): string =>
  `${minuteText(minuteOfDay(at))}–${minuteText(minuteOfDay(plus(at, 15 * MINUTE)))}`;

test('a dish that is off now is ordered for its hours; one that shares no time with it is taken out', async ({
  page,
  town,
}) => {
  const [evening, morning] = [inHours(3), inHours(9)];
  await offeredFrom(town, 'rice', evening);
  await offeredFrom(town, 'whale', morning);
  const app = new ConsumerApp(page, town.server.url);
  await app.beSignedIn(PHONE);
  await app.open(href(consumerRoutes.Store, { id: TEST_STORE.id }));

  // the menu says from when, and lets it into the cart
  const dish = (name: string): Locator => page.getByRole('article').filter({ hasText: name });
  const from = new RegExp(minuteText(minuteOfDay(evening)));
  await expect(dish('菜 rice').locator('.tag--warn')).toHaveText(from);
  for (const name of ['菜 rice', '菜 whale'])
    await app.button('shop.add', { name }).first().click();
  await expectAccessible(page);
  await page.locator('.cart-bar__open').click();
  const cart = page.getByRole('dialog', { name: app.t('shop.cart') });
  await expect(cart.getByRole('listitem').filter({ hasText: '菜 rice' })).toContainText(from);
  await expectAccessible(page);
  await cart.getByRole('button', { name: app.t('shop.checkout') }).click();

  // two dishes that share no time are named, and one is taken out
  await expect(page.getByTestId('problem-time')).toContainText('菜 rice');
  await expect(page.getByTestId('problem-time')).toContainText('菜 whale');
  await page.getByTestId('row-time').click();
  const sheet = page.getByRole('dialog', { name: app.t('checkout.time.delivery') });
  await expectAccessible(page);
  await sheet
    .getByRole('button', { name: app.t('checkout.takeOutOf', { name: '菜 whale' }) })
    .click();

  // what is left has the times of its hours alone, never "as soon as possible"
  await expect(slotsIn(sheet).first()).toHaveText(slotText(evening));
  await expect(sheet.locator('.checkout__now')).toHaveCount(0);
  await expect(sheet).toContainText('菜 rice');
  await expectAccessible(page);
  await slotsIn(sheet).first().click();
  await expect(page.getByTestId('problem-time')).toHaveCount(0);
  await chooseTableware(app);
  await app.button('checkout.submit').click();
  await expect(page).not.toHaveURL(checkoutUrl(TEST_KITCHEN));

  const { api } = await consumer(town.server.url, PHONE);
  const [tradeId] = await orderIdsAt(TEST_KITCHEN, api);
  expect(await api.takeoutOrderGet({ tradeId: asId(tradeId!) })).toMatchObject({
    cookTime: { isNow: false, at: evening },
  });
  await town.offeredAt('rice', null);
  await town.offeredAt('whale', null);
});
