import { codeOf } from '#shared/codes/error-code.ts';
import { memberCalls } from '#shared/contract/consumer/member.ts';
import { platformCalls } from '#shared/contract/consumer/platform.ts';
import { groupRoutes } from '#shared/routes/consumer/group.ts';
import {
  isMissing,
  knownRoutes,
  type KnownRouteName,
} from '#shared/routes/consumer/known/index.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openClient } from '#tests/support/client-fixtures.ts';
import type { FakeClient } from '#tests/support/fake-bridges.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

test.use({ locale: 'zh-TW' });

const MINE = groupRoutes.groupOrders.path;
const at = (path: string): RegExp =>
  new RegExp(`#${path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
/** Pages that need no login (spec 000 §4, rule 9). */
const OPEN = [
  '/',
  `/store?id=${OPEN_STORE}`,
  '/categories',
  '/categoriesDetail',
  '/search',
  '/goodsStore',
].map((path) => [path, at(path)] as const);

/** Where a visitor without a session ends up who opens an address in a client: the guards as a table (spec 000 §4). */
const TABLE: Readonly<Record<FakeClient | 'web', readonly (readonly [string, RegExp])[]>> = {
  web: [
    ...OPEN,
    ['/groupbooking', at('/groupbooking')],
    [MINE, at('/mission/login?rp=%2Fgroupbooking%2Forder')],
    ['/orderDetail?orderId=o1', at('/mission/login?rp=%2ForderDetail%3ForderId%3Do1')],
    ['/no/such/page', at('/errorPage')],
    ['/mission/login?rp=https%3A%2F%2Fevil.example', /#\/mission\/login\?rp=/],
  ],
  app: [
    ['/groupbooking', at('/groupbooking')],
    ['/no/such/page', at('/errorPage')],
  ],
  // a person whom the wallet knows and we do not, and who never registers
  wallet: [
    ['/', at('/')],
    ['/categories', at('/categories')],
    [MINE, /#\/mpLogin\?authCode=[^&]+&fromPath=%2Fgroupbooking%2Forder$/],
    ['/no/such/page', at('/')],
    ['/market/store?id=1', at('/com-page/app-search?isMarket=1')],
    ['/market/index', at('/com-page/app-search?isMarket=1')],
  ],
  paymentApp: [...OPEN, ['/groupbooking', at('/groupbooking')]],
  social: [
    ['/groupbooking', at('/groupbooking')],
    [MINE, /\/sandbox-identity\/social\?redirect_uri=.*&state=[\w-]{36}%2Fgroupbooking%2Forder$/],
  ],
  bank: [
    ['/', at('/')],
    ['/groupbooking', at('/groupbooking')],
  ],
  miniProgram: [
    ['/', at('/')],
    [MINE, at(MINE)],
  ],
};

for (const [client, rows] of Object.entries(TABLE) as [
  FakeClient | 'web',
  (typeof TABLE)['web'],
][]) {
  test(`a visitor in ${client} ends where the guards say, and stays there`, async ({
    browser,
    server,
  }) => {
    const app =
      client === 'web'
        ? null
        : await openClient(browser, server.url, client, {
            user: null,
            ...(client === 'wallet' && { person: 'silent' }),
          });
    const page = app?.page ?? (await browser.newPage());
    for (const [address, end] of rows) {
      await page.goto(`${server.url}/healthz`);
      await page.goto(`${server.url}/#${address}`);
      await expect(page, address).toHaveURL(end);
      await expect(page.locator('main').first(), address).toBeVisible();
      // no guard sends it on
      await page.waitForTimeout(200);
      await expect(page, address).toHaveURL(end);
    }
    await (app?.context.close() ?? page.close());
  });
}

test('a documented address without a screen names what is missing, asks nobody to sign in, and leads back and home', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.open('/about');
  await expect(page.getByRole('heading', { name: app.t('title.about') })).toBeVisible();
  const missing = (Object.keys(knownRoutes) as KnownRouteName[])
    .filter(isMissing)
    .map((name) => ({ name: app.t(`notHere.name.${name}`), path: knownRoutes[name].path }));
  expect(missing.length).toBeGreaterThan(0);
  for (const { name, path } of missing) {
    await app.open(path);
    await expect(
      page.getByRole('heading', { name: app.t('notHere.title', { name }) }),
      path,
    ).toBeVisible();
    await expect(page, path).toHaveURL(at(path));
    await expect(page, path).toHaveTitle(`${name} · ${app.t('brand')}`);
  }
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: app.t('common.back') })
    .click();
  // an address that was typed has nothing of the app behind it
  await expect(page).toHaveURL(at('/'));
  await app.open(missing[0]!.path);
  await page.getByRole('link', { name: app.t('platform.backHome') }).click();
  await expect(page).toHaveURL(at('/'));
});

test('member info that fails in the wallet: an ended session registers, any other failure says so (rule 5)', async ({
  browser,
  server,
}) => {
  const app = await openClient(browser, server.url, 'wallet');
  for (const [code, end] of [
    [codeOf('SESSION_INVALID'), /#\/mpLogin\?.*fromPath=%2Fgroupbooking%2Forder/],
    [-10_009_999, /#\/grant-failed\?type=user&url=%2Fgroupbooking%2Forder$/],
  ] as const) {
    await app.beSignedIn('66880001');
    await app.page.route(`**${memberCalls.memberInfo.path}`, (route) =>
      route.fulfill({ status: 400, json: { code, note: 'no' } }),
    );
    await app.page.evaluate(() => {
      for (const store of [sessionStorage, localStorage])
        store.setItem(
          'senado.session',
          JSON.stringify({ token: 'one-that-was-good', userId: '', phone: '', nickname: '' }),
        );
    });
    await app.open(MINE);
    await expect(app.page).toHaveURL(end);
  }
  await app.context.close();
});

test('where plain browsers do not sign in, the download page stands instead (rule 6, decision M3)', async ({
  page,
  server,
}) => {
  await page.route(`**${platformCalls.switchList.path}`, (route) =>
    route.fulfill({ json: { result: [{ name: 'webSignIn', isOn: false }] } }),
  );
  await page.goto(`${server.url}/#${MINE}`);
  await expect(page).toHaveURL(/#\/mdownload$/);
});

test('a session that ends is signed in anew in the way of its client', async ({
  browser,
  server,
}) => {
  for (const client of ['bank', 'paymentApp', 'miniProgram'] as const) {
    const app = await openClient(browser, server.url, client);
    await app.page.goto(`${server.url}/healthz`);
    await app.page.evaluate(() => {
      sessionStorage.setItem(
        'senado.session',
        JSON.stringify({
          token: 'no-such-token-no-such-token',
          userId: 'u',
          phone: '6***9999',
          nickname: '',
        }),
      );
    });
    await app.open(MINE);
    if (client === 'miniProgram')
      await expect
        .poll(async () => (await app.calls('navigateTo')).map(({ params }) => params))
        .toContainEqual({ url: '/pages/common/bind' });
    else await expect(app.page.getByText('6***0001')).toBeVisible();
    await expect(app.page, client).toHaveURL(at(MINE));
    if (client !== 'miniProgram')
      expect(
        (await app.calls(client === 'bank' ? 'oauthInfoWithMsg' : 'getAuthCode')).length,
        client,
      ).toBe(1);
    await app.context.close();
  }
});

test('a token in the address signs in for this tab and leaves the address', async ({
  browser,
  server,
  page,
}) => {
  const other = await browser.newPage();
  const signedIn = new ConsumerApp(other, server.url);
  await signedIn.beSignedIn('66880001');
  await signedIn.open('/groupbooking/order');
  await expect(other.getByText('6***0001')).toBeVisible();
  const token = await other.evaluate(
    () =>
      (
        JSON.parse(
          localStorage.getItem('senado.session') ??
            sessionStorage.getItem('senado.session') ??
            '{}',
        ) as { token: string }
      ).token,
  );
  await page.goto(`${server.url}/?token=${token}#/groupbooking/order?weappToken=`);
  await expect(page.getByText('6***0001')).toBeVisible();
  expect(page.url()).not.toContain('token=');
  expect(await page.evaluate(() => localStorage.getItem('senado.session'))).toBeNull();
  await other.close();
  await test.step('a link never replaces who is signed in without asking', async () => {
    const stranger = testClient({ url: server.url });
    await signInMember(stranger, '66880003');
    const { token: theirs } = await stranger.api.memberInfo({});
    await page.goto(`${server.url}/?token=${theirs}#/groupbooking/order`);
    await expect(page.getByText('6***0001')).toBeVisible();
    const app = new ConsumerApp(page, server.url);
    await app.button('switchAccount.no').click();
    await expect(page.getByText('6***0001')).toBeVisible();
    await page.goto(`${server.url}/?weappToken=${theirs}#/groupbooking/order`);
    await app.button('switchAccount.yes').click();
    await expect(page.getByText('6***0003')).toBeVisible();
  });
});

test('a session that ends wipes what was its own, and keeps language, device and scroll', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn('66880001');
  await app.open('/groupbooking/order');
  await expect(page.getByText('6***0001')).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('senado.socialIdentity', JSON.stringify({ openId: 'o', unionId: 'u' }));
  });
  await page.route('**/group/order/_list', (route) =>
    route.fulfill({ status: 401, json: { code: -10001003, note: '登錄已失效' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/#\/mission\/login\?rp=/);
  const kept = await page.evaluate(() => [
    localStorage.getItem('senado.session'),
    sessionStorage.getItem('senado.session'),
    localStorage.getItem('senado.socialIdentity'),
    localStorage.getItem('senado.equipmentId') !== null,
  ]);
  expect(kept).toEqual([null, null, null, true]);
});

test('a hash that changes behind the router is routed a second later', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.open();
  await expect(app.deals().first()).toBeVisible();
  await page.evaluate(() => {
    // as some clients do: the address changes, and only `hashchange` tells
    history.replaceState(history.state, '', '#/mission/login');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await expect(app.phoneField()).toBeVisible();
});
