import type { Browser } from '@playwright/test';
import { groupRoutes } from '#shared/routes/consumer/group.ts';
import { href } from '#shared/routes/define.ts';
import { openClient } from '#tests/support/client-fixtures.ts';
import {
  backInBar,
  bindInMiniProgram,
  nativeLogin,
  payIn,
  payInMiniProgram,
  signInNatively,
  type ClientGuest,
} from '#tests/support/client-guests.ts';
import { USER_AGENTS } from '#tests/support/fake-bridges.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

test.use({ locale: 'zh-TW' });

const PHONE = '66880001';
const DEAL = 'egg-tart-box';
const ORDER = /#\/group\/orderDetail\?orderId=/;

const CLIENTS: readonly ClientGuest[] = [
  {
    name: 'the native app',
    client: 'app',
    options: nativeLogin(PHONE),
    signIn: signInNatively,
    pay: payIn('payAsync', ORDER),
    goBack: (app) => app.button('common.back').click(),
  },
  {
    name: 'the mini-program',
    client: 'miniProgram',
    signIn: bindInMiniProgram,
    pay: payInMiniProgram(ORDER),
    goBack: backInBar,
  },
  {
    name: 'the wallet',
    client: 'wallet',
    pay: payIn('pay', ORDER),
    goBack: backInBar,
  },
];

const buyIn = async (browser: Browser, url: string, hosting: ClientGuest): Promise<void> => {
  const member = testClient({ url });
  await signInMember(member, PHONE);
  const app = await openClient(browser, url, hosting.client, hosting.options?.(member.token()));
  const { page } = app;
  await app.open(href(groupRoutes.groupProductDetail, { productId: DEAL }));
  await app.button('deal.buy').click();
  await app.button('deal.signInToBuy').click();
  await hosting.signIn?.(app, member.token());
  await app.button('deal.submit').click();
  await expect(page).toHaveURL(/#\/payPage\?orderId=/);
  const orderId = app.orderId();
  const told = await hosting.pay(app);
  expect(JSON.stringify(told)).toMatch(/tradeN[oO]/);
  await expect(page).toHaveURL(new RegExp(`${ORDER.source}${orderId}`));
  await expect(app.ticket()).toHaveAttribute('data-status', 'valid');
  // the sheet and the cashier that are done with stay behind
  await hosting.goBack(app);
  await expect(page).toHaveURL(new RegExp(`#/group/productDetail\\?productId=${DEAL}$`));
  await expect(app.button('deal.buy')).toBeVisible();
  await app.context.close();
};

for (const hosting of CLIENTS)
  test(`a guest of ${hosting.name} becomes a member, buys a deal, pays at its cashier, and comes back`, ({
    browser,
    server,
  }) => buyIn(browser, server.url, hosting));

test('a native app before 6.4.0 is asked to update before it opens deals; from then on it goes on', async ({
  browser,
  server,
}) => {
  const path = groupRoutes.groupUpgrade.path;
  for (const [version, isOld] of [
    ['6.3.9', true],
    ['6.4.0', false],
  ] as const) {
    const agent = USER_AGENTS.app.replace(/Senado\/[\d.]+/, `Senado/${version}`);
    const app = await openClient(browser, server.url, 'app', { user: null }, agent);
    await app.open(`${path}?to=${encodeURIComponent(groupRoutes.groupBooking.path)}`);
    if (isOld) {
      await expect(app.page.getByText(app.t('upgrade.yours', { version }))).toBeVisible();
      await expect(app.page).toHaveURL(new RegExp(`#${path}`));
    } else await expect(app.page).toHaveURL(new RegExp(`#${groupRoutes.groupBooking.path}$`));
    await app.context.close();
  }
});
