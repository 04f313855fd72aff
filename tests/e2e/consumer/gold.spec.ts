import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { testClient } from '#tests/support/server-client.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** A number that nobody had before: what one member buys is nobody else's. */
const aPhone = (): string => `66${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

test.describe('gold', () => {
  test.use({ locale: 'en-US' });

  test('is bought after a refusal of the bank, chosen at checkout, overshooting undone, and pays', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.beSignedIn(aPhone());
    await app.open('/gold/index');
    await expect(page.getByText(app.t('goldPage.empty.usable'))).toBeVisible();
    await page
      .getByRole('link', { name: app.t('goldPage.buy') })
      .first()
      .click();
    await page
      .getByTestId('bag-gold-100')
      .getByRole('button', { name: app.t('goldBuy.detailOf', { name: 'Regular’s bag' }) })
      .click();
    await expect(page.getByRole('dialog')).toContainText(app.t('gold.ruleGoods'));
    await expectAccessible(page);
    await app.button('goldBuy.confirm', { amount: '$100' }).click();
    await app.button('pay.go', { amount: '$100.00' }).click();
    await page.getByTestId('bank-refuse').click();
    await expect(page.getByRole('alert')).toHaveText(app.t('purchase.refused'));
    await app.button('pay.go', { amount: '$100.00' }).click();
    await page.getByTestId('bank-pay').click();
    await expect(page.getByText(app.t('goldPay.doneText', { amount: '$110.00' }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: app.t('goldPay.toGold') }).click();
    await expect(page.getByTestId('gold-total')).toHaveText('$110.00');
    await leaveCart(page, server.url, { storeId: OPEN_STORE, quantity: 2, way: 'pickup' });
    await app.open(`/order?storeId=${OPEN_STORE}`);
    await page.getByTestId('value-gold').click();
    const pieces = page.getByRole('checkbox', {
      name: app.t('goldUse.use', { name: 'Takeout gold $10', amount: '$10.00' }),
    });
    for (const place of [0, 1]) await pieces.nth(place).check();
    await expect(page.getByTestId('gold-sum')).toHaveText(
      app.t('goldUse.sum', { count: 2, amount: '$20.00' }),
    );
    await expectAccessible(page);
    await page.reload();
    await expect(pieces.nth(1)).toBeChecked();
    await app.button('goldUse.auto').click();
    await expect(page.getByTestId('gold-sum')).not.toHaveText(
      app.t('goldUse.sum', { count: 2, amount: '$20.00' }),
    );
    // all that fits is chosen: one more overshoots, says so, and nothing else changes
    const sum = await page.getByTestId('gold-sum').textContent();
    const more = page.getByRole('checkbox', { checked: false, disabled: false }).first();
    if ((await more.count()) > 0) {
      await more.click();
      await expect(
        page
          .getByText(
            new RegExp(
              app.t('voucher.gold.overshoot', { over: '@' }).replace('@', String.raw`\$[\d.]+`),
            ),
          )
          .first(),
      ).toBeVisible();
      await expect(more).not.toBeChecked();
    }
    await expect(page.getByTestId('gold-sum')).toHaveText(sum ?? '');
    await app.button('goldUse.done').click();
    const taken = /\$[\d.]+/.exec(sum ?? '')![0];
    await expect(page.getByTestId('value-gold')).toContainText(taken);
    await expect(page.getByTestId('fee-gold')).toContainText(`-${taken}`);
    await page.getByRole('textbox', { name: app.t('checkout.phone') }).fill('66880001');
    await page.getByTestId('row-tableware').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: app.t('checkout.tableware.none') })
      .click();
    await app.button('checkout.submit').click();
    await expect(page.getByTestId('pay-amount')).toBeVisible();
    await app.open('/gold/index');
    await expect(page.getByText(app.t('goldPage.held', { amount: taken }))).toBeVisible();
  });
});

test.describe('gold, in Chinese', () => {
  test.use({ locale: 'zh-TW' });

  test('signed out one signs in and comes back; without a line each page says so, what was loaded stays, and nothing is bought', async ({
    page,
    server,
    context,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    const phone = aPhone();
    const toSignIn = (address: string): RegExp =>
      new RegExp(`#/mission/login\\?rp=${encodeURIComponent(address)}`);
    await app.open('/gold/buy');
    await expect(page).toHaveURL(toSignIn('/gold/buy'));
    await app.signIn(phone);
    const bag = page.getByTestId('bag-gold-100');
    await expect(bag).toBeVisible();
    await app.open('/gold/list');
    await expect(page.getByText(app.t('goldList.noBought'))).toBeVisible();

    await context.setOffline(true);
    for (const address of ['/gold/index', '/gold/alipay?orderId=one']) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#${address}`);
      await expect(
        page.getByRole('heading', { name: app.t('shell.offlineTitle') }),
        address,
      ).toBeVisible();
    }
    await expectAccessible(page);
    await page.evaluate(() => {
      location.hash = '#/gold/buy';
    });
    await bag
      .getByRole('button', { name: app.t('goldBuy.detailOf', { name: '常點消費金' }) })
      .click();
    await app.button('goldBuy.confirm', { amount: '$100' }).click();
    await expect(page.getByRole('alert')).toContainText(app.t('error.network'));
    await page.evaluate(() => {
      location.hash = '#/gold/index';
    });
    await expect(page.getByRole('heading', { name: app.t('shell.offlineTitle') })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByTestId('gold-total')).toHaveText('$0.00');

    // a session that ended elsewhere
    const client = testClient({ url: server.url });
    client.setToken(
      await page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('senado.session') ?? '{}') as { token: string }).token,
      ),
    );
    expect((await client.api.goldOrderList({})).result).toEqual([]);
    await client.api.memberLogout({});
    await page.reload();
    await expect(page).toHaveURL(toSignIn('/gold/index'));
    await app.signIn(phone);
    await expect(page.getByTestId('gold-total')).toHaveText('$0.00');
  });

  test('stands with its records; a purchase that lapsed is told, mCoin is one switch, and what an order holds says so', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await app.beSignedIn('66880001');
    const client = testClient({ url: server.url });
    client.setToken(
      await page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('senado.session') ?? '{}') as { token: string }).token,
      ),
    );
    const { orderId } = await client.api.goldBagBuy({ bagId: 'gold-300' }, { key: randomUUID() });
    await app.open('/gold/list');
    await expect(page.getByTestId(`bought-${orderId}`)).toContainText(app.t('goldList.toBePaid'));
    await page.getByTestId(`bought-${orderId}`).getByRole('link').click();
    await app.button('pay.go', { amount: '$300.00' }).click();
    await page.getByTestId('bank-late').click();
    await expect(page.getByText(app.t('purchase.lateText', { amount: '$300.00' }))).toBeVisible();
    await leaveCart(page, server.url, { storeId: OPEN_STORE, quantity: 2, way: 'pickup' });
    await app.open(`/order?storeId=${OPEN_STORE}`);
    await page.getByTestId('value-mcoin').getByRole('switch').check();
    await expect(page.getByTestId('fee-mCoin')).toBeVisible();
    await expectAccessible(page);
    await app.open('/gold/use?storeId=nowhere');
    await expect(page.getByText(app.t('goldUse.noOrder'))).toBeVisible();
  });
});
