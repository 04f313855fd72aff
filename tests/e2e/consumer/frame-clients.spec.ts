import type { Browser } from '@playwright/test';
import { takeoutFrontCalls } from '#shared/contract/consumer/takeout-front.ts';
import type { Point } from '#shared/geo/distance.ts';
import { convertPoint } from '#shared/geo/map-system.ts';
import { groupRoutes } from '#shared/routes/consumer/group.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openClient, type HostedApp } from '#tests/support/client-fixtures.ts';
import { TakeoutHome } from '#tests/support/consumer-takeout-home.ts';
import type { BridgeOptions, FakeClient } from '#tests/support/fake-bridges.ts';
import { testClient } from '#tests/support/server-client.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ locale: 'zh-TW' });

/** A page that only members see. */
const MINE = groupRoutes.groupOrders.path;

type Work = (app: HostedApp) => Promise<void>;
const inClient = async (
  browser: Browser,
  { url, client, ...options }: BridgeOptions & { url: string; client: FakeClient },
  work: Work,
): Promise<void> => {
  const app = await openClient(browser, url, client, options);
  await work(app);
  await app.context.close();
};

const seesOrders = async (app: HostedApp): Promise<void> => {
  await expect(app.page).toHaveURL(new RegExp(`#${MINE}$`));
  await expect(app.page.getByText('6***0001')).toBeVisible();
};

const memberToken = async (url: string): Promise<string> => {
  const client = testClient({ url });
  const { demoCode } = await client.api.memberSendCode({ region: '853', phone: '66880001' });
  return (await client.api.memberLogin({ region: '853', phone: '66880001', code: demoCode ?? '' }))
    .token;
};

test('the social browser signs in on its authorization page and comes back to the page that was asked for', async ({
  browser,
  server,
}) => {
  await inClient(browser, { url: server.url, client: 'social' }, async (app) => {
    await app.open(MINE);
    await app.page.getByTestId('person-returning').click();
    await seesOrders(app);
    expect(new URL(app.page.url()).search).toBe('');
    await app.page.reload();
    await seesOrders(app);
  });
});

test('who refuses the social browser goes on as a visitor where no member is needed', async ({
  browser,
  server,
}) => {
  await inClient(browser, { url: server.url, client: 'social' }, async (app) => {
    await app.open('/categories');
    await app.page.getByTestId('person-nobody').click();
    await expect(app.page).toHaveURL(/\/#\/categories$/);
    await expect(app.page.getByRole('heading', { level: 1 })).toHaveText(app.t('title.categories'));
    await app.page.reload();
    await app.page.getByTestId('person-returning').click();
    await expect(app.page).toHaveURL(/\/#\/categories$/);
  });
});

test('a person who refuses in the social browser is told so, and can try again', async ({
  browser,
  server,
}) => {
  await inClient(browser, { url: server.url, client: 'social' }, async (app) => {
    await app.open(MINE);
    await app.page.getByTestId('person-silent').click();
    await expect(app.page).toHaveURL(/#\/grant-failed\?type=user/);
    await app.button('grant.again').click();
    await expect(app.page).toHaveURL(/sandbox-identity\/social/);
  });
});

test('a wallet without an account registers its phone once, and comes back', async ({
  browser,
  server,
}) => {
  await inClient(
    browser,
    { url: server.url, client: 'wallet', person: 'stranger' },
    async (app) => {
      await app.open(MINE);
      await expect(app.page).toHaveURL(/#\/mpLogin\?authCode=.+&fromPath=/);
      await app.phoneField().fill('66889001');
      await app.button('login.send').click();
      await app.button('login.demoFill').click();
      await app.button('login.submit').click();
      await expect(app.page).toHaveURL(new RegExp(`#${MINE}$`));
      await expect(app.page.getByText('6***9001')).toBeVisible();
    },
  );
});

test('a wallet without functions in the page signs in on its authorization page, and takes a no for an answer', async ({
  browser,
  server,
}) => {
  await inClient(browser, { url: server.url, client: 'wallet', isBare: true }, async (app) => {
    await app.open(MINE);
    await expect(app.page).toHaveURL(
      /sandbox-identity\/wallet\?app_id=.*scope=userinfo%2Cphone_info%2Cpoint_info|sandbox-identity\/wallet\?app_id=.*scope=userinfo,phone_info,point_info/,
    );
    await app.page.getByTestId('person-nobody').click();
    await expect(app.page).toHaveURL(
      new RegExp(`/#/grant-failed\\?type=user&url=${encodeURIComponent(MINE)}$`),
    );
    await app.button('grant.again').click();
    await app.page.getByTestId('person-returning').click();
    await seesOrders(app);
    expect(new URL(app.page.url()).search).toBe('');
  });
});

test('a refused wallet authorization leads to its own page, and the second try signs in', async ({
  browser,
  server,
}) => {
  await inClient(browser, { url: server.url, client: 'wallet', isRefusing: true }, async (app) => {
    await app.open(MINE);
    await expect(app.page).toHaveURL(/#\/grant-failed\?type=user&url=/);
    await app.become({ isRefusing: false });
    await app.button('grant.again').click();
    await seesOrders(app);
  });
});

test('the native app brings its own member, and its pages begin 30 px lower (spec 000 §9)', async ({
  browser,
  server,
}) => {
  const token = await memberToken(server.url);
  await inClient(
    browser,
    { url: server.url, client: 'app', user: { token, userId: 'u', phone: '' } },
    async (app) => {
      await app.open(MINE);
      await seesOrders(app);
      await expect(app.page.getByRole('banner')).toHaveCSS('padding-top', '30px');
      expect((await app.calls()).map(({ name }) => name)).toContain('getUserInfo');
    },
  );
});

test('the native app shows its login where a member is needed, and one stays where one was when it is put away', async ({
  browser,
  server,
}) => {
  await inClient(
    browser,
    { url: server.url, client: 'app', user: null, isRefusing: true },
    async (app) => {
      await app.open();
      await expect(app.deals().first()).toBeVisible();
      await app.open(MINE);
      await expect.poll(async () => (await app.calls('requestLoginAsync')).length).toBe(1);
      await expect(app.page).toHaveURL(/#\/(?:groupbooking)?$/);
    },
  );
});

test('the native app’s own choice of a place, its list of addresses and its customer service serve the app', async ({
  browser,
  server,
}) => {
  const selected = {
    lat: 22.1562,
    lon: 113.5578,
    addressId: 'n1',
    title: '官也街',
    address: '氹仔官也街',
  };
  const picked = {
    lat: 22.1938,
    lon: 113.5399,
    addressId: 'n2',
    title: '議事亭前地',
    address: '澳門議事亭前地',
  };
  await inClient(browser, { url: server.url, client: 'app', user: null, selected }, async (app) => {
    const { page } = app;
    // a server that counts in another map system: what the app chose is measured by the device's (decision O11)
    await page.route('**/orgs/basic/baiduMap/get', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"WGS84"', '"BD09"') });
    });
    await new TakeoutHome(page, server.url).withoutPopups();
    const askedAround = (place: Point) =>
      page.waitForRequest((request) => {
        const there = convertPoint(place, 'WGS84', 'BD09');
        const { 'x-lat': lat, 'x-lon': lon } = request.headers();
        return (
          request.url().endsWith(takeoutFrontCalls.clickGoldMergeList.path) &&
          Math.abs(Number(lat) - there.lat) < 1e-5 &&
          Math.abs(Number(lon) - there.lon) < 1e-5
        );
      });
    const first = askedAround(selected);
    await app.open('/');
    await expect(page.getByTestId('place')).toContainText(selected.title);
    await first;
    expect(await app.calls('requestLocationAsync')).toEqual([]);

    await page.getByTestId('place').click();
    const fromApp = app.button('home.placeApp');
    // put away without a choice, and a choice without a point: the place stays
    await fromApp.click();
    await expect.poll(async () => (await app.calls('openAddressList')).length).toBe(1);
    await app.become({ picked: { ...picked, lat: 0, lon: 0 } });
    await fromApp.click();
    await expect(page.getByTestId('announcer')).toContainText(app.t('home.placeAppFailed'));
    await expect(page.getByTestId('place')).toContainText(selected.title);
    await app.become({ picked });
    const second = askedAround(picked);
    await fromApp.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByTestId('place')).toContainText(picked.title);
    await second;

    await app.open('/dark');
    await app.button('dark.support').click();
    await expect.poll(() => app.calls('startKF')).toHaveLength(1);
  });
});

test('the mini-program opens its bind page, and its token signs in', async ({
  browser,
  server,
}) => {
  await inClient(browser, { url: server.url, client: 'miniProgram' }, async (app) => {
    await app.open(MINE);
    await expect(app.button('shell.bindGo')).toBeVisible();
    await expect
      .poll(async () => (await app.calls('navigateTo'))[0]?.params)
      .toMatchObject({ url: '/pages/common/bind' });
    await app.page.goto(`${server.url}/?weappToken=${await memberToken(server.url)}#${MINE}`);
    await seesOrders(app);
    expect(app.page.url()).not.toContain('weappToken');
  });
});

test('the bank says who one is, and another person ends the session that was kept', async ({
  browser,
  server,
}) => {
  await inClient(browser, { url: server.url, client: 'bank' }, async (app) => {
    await app.open(MINE);
    await seesOrders(app);
    expect(await app.calls('oauthInfoWithMsg')).toHaveLength(1);
    await app.become({ person: 'new' });
    await app.open(`/bocLogin?rp=${encodeURIComponent(MINE)}`);
    await expect(app.page.getByText('6***0002')).toBeVisible();
  });
});

test('a wallet has no supermarket: its pages lead to one that says so, and to takeout', async ({
  browser,
  server: { url },
}) => {
  await inClient(browser, { url, client: 'wallet', user: null, person: 'silent' }, async (app) => {
    const { page } = app;
    await page.setViewportSize({ width: 320, height: 640 });
    await app.open('/market/index');
    await expect(page).toHaveURL(/#\/com-page\/app-search\?isMarket=1$/);
    await expect(page.getByRole('heading', { name: app.t('appSearch.market') })).toBeVisible();
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: app.t('appSearch.takeout') }).click();
    await expect(page).toHaveURL(/#\/search\?keyword=/);
  });
});

test('the wallet has a way home that can be carried about: a short press returns, a long one moves it', async ({
  browser,
  server,
}) => {
  await inClient(browser, { url: server.url, client: 'wallet' }, async (app) => {
    await app.open('/group/productDetail?productId=egg-tart-box');
    const button = app.page.getByTestId('home-button');
    await expect(button).toBeVisible();
    const before = await button.boundingBox();
    await app.page.mouse.move(before!.x + 20, before!.y + 20);
    await app.page.mouse.down();
    await app.page.mouse.move(before!.x - 100, before!.y - 100, { steps: 4 });
    await app.page.waitForTimeout(250);
    await app.page.mouse.up();
    const after = await button.boundingBox();
    expect(after!.x).toBeLessThan(before!.x - 50);
    await expect(app.page).toHaveURL(/productDetail/);
    // a finger tells its own times: a busy machine does not make its press a long one
    const finger = await app.context.newCDPSession(app.page);
    const touch = { x: after!.x + 20, y: after!.y + 20, button: 'left', clickCount: 1 } as const;
    const at = Date.now() / 1000;
    await Promise.all([
      finger.send('Input.dispatchMouseEvent', { ...touch, type: 'mousePressed', timestamp: at }),
      finger.send('Input.dispatchMouseEvent', {
        ...touch,
        type: 'mouseReleased',
        timestamp: at + 0.05,
      }),
    ]);
    await expect(app.page).not.toHaveURL(/productDetail/);
  });
});

test('a wallet is led to the status page while the system is down, and goes on once it is up', async ({
  browser,
  server,
}) => {
  await inClient(browser, { url: server.url, client: 'wallet' }, async (app) => {
    await app.page.route('**/system/_status', (route) =>
      route.fulfill({ json: { status: 'sys_down' } }),
    );
    await app.open();
    await expect(app.page).toHaveURL(/#\/errorPage\?type=sys_down$/);
    await expect(app.page.getByRole('alert')).toContainText(app.t('guard.systemDown'));
    await app.button('common.retry').click();
    await expect(app.page.getByTestId('announcer')).toContainText(app.t('guard.systemDown'));
    await app.page.unroute('**/system/_status');
    await app.button('common.retry').click();
    await expect(app.page).toHaveURL(/#\/$/);
  });
});
