import { MINUTE } from '#shared/kernel/time.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { paidBasket, townBasket } from '#tests/support/market-orders.ts';
import { signInMember } from '#tests/support/server-client.ts';
import { TOWN_MEMBER as PHONE } from '#tests/support/test-town.ts';

test.use({
  viewport: { width: 390, height: 844 },
  locale: 'en-US',
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
});

const FRIEND = '66885201';

test('the red packet of an order is sent to friends: each opens it once, and its buyer sees how many are left', async ({
  page,
  town,
}) => {
  const { url } = town.server;
  const tradeId = await paidBasket(url, town.member, await townBasket(town.member));
  const app = new ConsumerApp(page, url, 'en');
  await app.beSignedIn(PHONE);
  await app.open(`/market/payResult?tradeId=${tradeId}`);
  await expect(page.getByRole('heading', { name: app.t('cashier.paid') })).toBeVisible();
  await expect(app.button('marketOrder.packetLeft', { count: 8 })).toBeVisible();
  await expectAccessible(page);
  await town.until(tradeId, ({ status }) => status === 2);
  town.later(2 * MINUTE);
  await app.open(`/market/orderInfo?tradeId=${tradeId}`);
  await app.button('marketOrder.packetLeft', { count: 8 }).click();
  await expect(page.getByTestId('announcer')).toContainText(app.t('shop.shared'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`#/share?orderId=${tradeId}`);

  const address = link.slice(link.indexOf('#') + 1);
  await app.open(address);
  await expect(page.getByRole('alert')).toContainText(app.t('share.own'));
  await app.beSignedIn(FRIEND);
  await app.open(address);
  await expect(page.getByTestId('envelope')).toContainText(app.t('share.isNew'));
  await expectAccessible(page);
  await app.button('share.open').click();
  await expect(page.getByTestId('gift-taken')).toContainText('$5');
  await page.reload();
  await expect(page.getByTestId('gift-taken')).toContainText(app.t('share.had'));
  await app.beSignedIn(PHONE);
  await app.open(`/market/orderInfo?tradeId=${tradeId}`);
  await expect(app.button('marketOrder.packetLeft', { count: 7 })).toBeVisible();
});

test('what the rider writes is counted on the order’s card, read on its page, and then no longer new', async ({
  page,
  town,
}) => {
  const { url } = town.server;
  const tradeId = await paidBasket(url, town.member, await townBasket(town.member));
  await town.until(tradeId, ({ riderStatus }) => riderStatus === 5);
  const app = new ConsumerApp(page, url, 'en');
  await app.beSignedIn(PHONE);
  await app.open('/market/orderList');
  const card = page.locator(`[data-trade="${tradeId}"]`);
  await expect(card).toContainText(app.t('orders.message.unread', { count: 3 }));
  await card.getByRole('link').first().click();
  const contact = page.getByRole('region', { name: app.t('orders.message.contact') });
  await expect(contact).toContainText('I am at the gate. Please get ready.');
  await expect(
    contact.getByRole('link', { name: app.t('orders.message.callRider') }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: app.t('order.action.CONTACT') }).click();
  await expect(contact).toBeFocused();
  await expect
    .poll(async () => (await town.member.api.imUnreadCounts({})).result)
    .not.toContainEqual(expect.objectContaining({ tradeId }));
  await app.open('/market/orderList');
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(app.t('orders.message.unread', { count: 3 }));
});

test('a flash sale of tomorrow is reminded of, and five minutes before it is announced on any page', async ({
  page,
  town,
}) => {
  const { url } = town.server;
  const app = new ConsumerApp(page, url, 'en');
  await app.beSignedIn(PHONE);
  await app.open('/market/seckill');
  const hours = page.getByRole('group', { name: app.t('market.flash.hours') });
  await hours.getByRole('button').last().click();
  const bell = page.getByRole('button', { name: app.t('remind.set') });
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
  await bell.click();
  await expect(page.getByTestId('announcer')).toContainText(app.t('remind.startDone'));
  const set = page.getByRole('button', { name: app.t('remind.isSet') });
  await expect(set).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(set).toHaveAttribute('aria-pressed', 'true');
  const client = town.server.client();
  await signInMember(client, PHONE);
  const [reminder] = (await client.api.activitySubscribeStatus({})).result;
  // the device keeps the start: as it comes near, the line shows without asking
  await page.evaluate(
    (at) => {
      const key = 'senado.dealReminders';
      const kept = JSON.parse(localStorage.getItem(key)!);
      const starts = kept.starts.map((one: object) => ({ ...one, startTime: at }));
      localStorage.setItem(key, JSON.stringify({ ...kept, starts }));
    },
    Date.now() + 4 * MINUTE,
  );
  expect(reminder).toBeDefined();
  await app.open('/orderList');
  await page.reload();
  const line = page.getByRole('status').filter({ hasText: /flash sale of/ });
  await expect(line).toBeVisible();
  await line.getByRole('link').click();
  await expect(page).toHaveURL(/#\/market\/seckill\?subId=.+&day=/);
  await expect(set).toHaveAttribute('aria-pressed', 'true');
});
