import type { Browser, Page } from '@playwright/test';
import { gatewayLink } from '#shared/jump/share-landing.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { orderByApi } from '#tests/support/api-order.ts';
import { HostedApp, openClient } from '#tests/support/client-fixtures.ts';
import type { FakeClient } from '#tests/support/fake-bridges.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { signInMember, testClient, type TestClient } from '#tests/support/server-client.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const PHONE = '66880001';
const STORE = `/store?id=${OPEN_STORE}`;
const PLACE = { lat: 22.2, lon: 113.55 };

/**
 * How one client is asked for each thing (spec 000 §7): the name of a function of its bridge. Without a function of its own: `pay` leaves for the cashier's `page`,
 * `share` has the link `copied`, `scan` by the app's own `camera` page, `locate` by the `device`, and `close` leads `home`. `canSwipe`: the iPhones may swipe back, the Androids not (decision M12).
 */
type Walk = {
  client: FakeClient | 'web';
  number: string;
  scope: string;
  signIn: 'bridge' | 'authorize' | 'bind' | 'form';
  pay: string;
  canCancel: boolean;
  share: string;
  scan: string;
  locate: string;
  close: string;
  title: string | null;
  hasBar: boolean;
  canSwipe: boolean;
};

const WALKS: readonly Walk[] = [
  {
    client: 'app',
    number: '1',
    scope: 'app',
    signIn: 'bridge',
    pay: 'payAsync',
    canCancel: true,
    share: 'shareWithParamAsyncForH5',
    scan: 'scanQRCode',
    locate: 'requestLocationAsync',
    close: 'jumpByScheme',
    title: null,
    hasBar: true,
    canSwipe: true,
  },
  {
    client: 'wallet',
    number: '2',
    scope: 'mpass',
    signIn: 'bridge',
    pay: 'pay',
    canCancel: true,
    share: 'share',
    scan: 'scan',
    locate: 'getLocation',
    close: 'closeWindow',
    title: 'setTitle',
    hasBar: false,
    canSwipe: false,
  },
  {
    client: 'paymentApp',
    number: '3',
    scope: 'alipay',
    signIn: 'bridge',
    pay: 'tradePay',
    canCancel: true,
    share: 'startShare',
    scan: 'scan',
    locate: 'getLocation',
    close: 'popWindow',
    title: 'setTitle',
    hasBar: false,
    canSwipe: false,
  },
  {
    client: 'social',
    number: '4',
    scope: 'wechat_web',
    signIn: 'authorize',
    pay: 'chooseWXPay',
    canCancel: true,
    share: 'updateAppMessageShareData',
    scan: 'scanQRCode',
    locate: 'getLocation',
    close: 'closeWindow',
    title: null,
    hasBar: false,
    canSwipe: true,
  },
  {
    client: 'miniProgram',
    number: '5',
    scope: 'wechat_mini',
    signIn: 'bind',
    pay: 'navigateTo',
    canCancel: false,
    share: 'postMessage',
    scan: 'scanQRCode',
    locate: 'getLocation',
    close: 'navigateBack',
    title: null,
    hasBar: false,
    canSwipe: true,
  },
  {
    client: 'bank',
    number: '6',
    scope: 'boc_h5',
    signIn: 'bridge',
    pay: 'page',
    canCancel: true,
    share: 'copied',
    scan: 'camera',
    locate: 'device',
    close: 'close',
    title: 'setTitle',
    hasBar: true,
    canSwipe: false,
  },
  {
    client: 'web',
    number: '7',
    scope: 'share',
    signIn: 'form',
    pay: 'page',
    canCancel: true,
    share: 'copied',
    scan: 'camera',
    locate: 'device',
    close: 'home',
    title: null,
    hasBar: true,
    canSwipe: true,
  },
];

const unpaidOrder = async (member: TestClient): Promise<OrderId> => {
  const { classifies } = await member.api.takeoutMenu({ storeId: asId(OPEN_STORE) });
  const dish = classifies
    .flatMap(({ products }) => products)
    .find(
      ({ sellout, discount, seckill, alcoholPercent, limitCount }) =>
        !sellout && discount === null && seckill === null && alcoholPercent === 0 && limitCount < 0,
    );
  return orderByApi(member, { storeId: OPEN_STORE, dish: must(dish, 'a plain dish') });
};

const open = async (
  browser: Browser,
  url: string,
  client: Walk['client'],
  token: string,
): Promise<HostedApp> => {
  const app =
    client === 'web'
      ? await browser
          .newContext({
            viewport: { width: 390, height: 844 },
            hasTouch: true,
            isMobile: true,
            locale: 'zh-TW',
          })
          .then(async (context) => new HostedApp(context, await context.newPage(), url))
      : await openClient(browser, url, client, {
          payment: 'cancel',
          place: PLACE,
          user: null,
          login: { token, userId: 'u', phone: '' },
        });
  await app.context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write']);
  await app.context.setGeolocation({ latitude: PLACE.lat, longitude: PLACE.lon });
  return app;
};

const SIGN_IN: Readonly<
  Record<
    Walk['signIn'],
    (app: HostedApp, page: { address: string; token: string }) => Promise<unknown>
  >
> = {
  bridge: () => Promise.resolve(),
  authorize: (app) => app.page.getByTestId('person-returning').click(),
  bind: async (app, { address, token }) => {
    await expect
      .poll(async () => (await app.calls('navigateTo'))[0]?.params)
      .toMatchObject({ url: '/pages/common/bind' });
    await app.page.goto(`${app.origin}/?weappToken=${token}#${address}`);
  },
  form: async (app) => {
    await expect(app.page).toHaveURL(/mission\/login\?rp=/);
    await app.signIn(PHONE);
  },
};

/** Asked once for a thing, with such parameters. */
const expectAsked = (
  app: HostedApp,
  name: string,
  params: unknown = expect.anything(),
): Promise<void> =>
  expect
    .poll(async () => (await app.calls(name)).map((call) => call.params))
    .toContainEqual(params);

/** Pays, is put away, and pays again: the client's word is never the last, the server's is. */
const paysTwice = async (app: HostedApp, { pay, canCancel }: Walk): Promise<void> => {
  const { page } = app;
  if (pay === 'page') {
    await app.payButton().click();
    await page.getByTestId('bank-close').click();
    await page.getByRole('link', { name: app.t('cashier.again') }).click();
    await app.payButton().click();
    await page.getByTestId('bank-pay').click();
  } else {
    if (canCancel) {
      await app.payButton().click();
      await expect(page.getByRole('alert')).toHaveText(app.t('cashier.cancelled'));
    }
    await app.become({ payment: pay === 'chooseWXPay' ? 'success' : 'unknown', place: PLACE });
    await app.payButton().click();
    await expect
      .poll(async () => JSON.stringify((await app.calls(pay)).at(-1)?.params))
      .toMatch(/tradeN[oO]/);
  }
  await expect(page.getByRole('heading', { name: app.t('cashier.paid') })).toBeVisible();
};

const sharesStore = async (app: HostedApp, { share }: Walk): Promise<void> => {
  const shared = gatewayLink('', STORE);
  await app.button('shop.share').click();
  if (share === 'copied') {
    await expect(app.page.getByTestId('announcer')).toContainText(app.t('shop.shared'));
    expect(await app.page.evaluate(() => navigator.clipboard.readText())).toContain(shared);
  } else {
    await expect
      .poll(async () => JSON.stringify((await app.calls(share))[0]?.params))
      .toContain(shared);
  }
};

/** A code of a store leads to the store, which the mini-program has a page of its own for; clients without a scanner of their own have the camera page, which has journeys of its own. */
const scansStore = async (app: HostedApp, { client, scan }: Walk): Promise<void> => {
  await app.open(scan === 'camera' ? STORE : '/qrcode');
  if (scan !== 'camera') {
    await app.become({ scanned: `${app.origin}/#${STORE}` });
    await app.button('qrcode.start').click();
    await expectAsked(app, scan);
  }
  if (client === 'miniProgram') {
    await expect
      .poll(async () => JSON.stringify((await app.calls('navigateTo')).at(-1)?.params))
      .toContain(`pages/takeaway/store/index?id=${OPEN_STORE}`);
    await app.open(STORE);
  }
  await expect(app.page).toHaveURL(new RegExp(`#/store\\?id=${OPEN_STORE}$`));
};

const isNear = (text: string | undefined, wanted: number): boolean =>
  Math.abs(Number(text) - wanted) < 0.02;

/** Located at the home: stores are asked for around that place, in the one system of the wire. */
const isLocated = async (
  app: HostedApp,
  { client, locate, number, scope }: Walk,
): Promise<void> => {
  // the native app is asked before its first screen
  if (client === 'app') await expectAsked(app, locate);
  const asked = app.page.waitForRequest(
    (request) =>
      isNear(request.headers()['x-lat'], PLACE.lat) &&
      isNear(request.headers()['x-lon'], PLACE.lon),
  );
  await app.page.goto(`${app.origin}/healthz`);
  // who came back from an authorization page by way of the home was found there already
  await app.page.evaluate(() => {
    sessionStorage.removeItem('senado.found');
  });
  await app.open('/');
  await expect(app.page.getByTestId('place')).toBeVisible();
  const headers = (await asked).headers();
  expect([headers['x-client-type'], headers['x-scope']]).toEqual([number, scope]);
  if (locate !== 'device' && client !== 'app') await expectAsked(app, locate);
};

const goesBack = async (page: Page, app: HostedApp, { close }: Walk): Promise<void> => {
  await page.getByRole('button', { name: app.t('common.back'), exact: true }).click();
  if (close === 'home') await expect(page).toHaveURL(/#\/$/);
  else if (close === 'jumpByScheme') await expectAsked(app, close, { scheme: 'senado://close' });
  else await expect.poll(async () => (await app.calls(close)).length).toBe(1);
};

for (const walk of WALKS) {
  test(`${walk.client}: signs in, pays, shares, scans, is found and goes back as this client does`, async ({
    browser,
    server,
  }) => {
    const member = testClient({ url: server.url });
    await signInMember(member, PHONE);
    const orderId = await unpaidOrder(member);
    const { demoCode } = await member.api.memberSendCode({ region: '853', phone: PHONE });
    const { token } = await member.api.memberLogin({
      region: '853',
      phone: PHONE,
      code: demoCode ?? '',
    });
    const app = await open(browser, server.url, walk.client, token);
    const { page } = app;
    const address = `/paymentPage?orderId=${orderId}`;
    await app.open(address);
    await SIGN_IN[walk.signIn](app, { address, token });
    await expect(page.getByTestId('pay-amount')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#/paymentPage\\?orderId=${orderId}$`));
    await expect(page).toHaveTitle(new RegExp(app.t('title.payment')));
    await expect(page.locator('.page__bar')).toHaveCount(walk.hasBar ? 1 : 0);
    await expect(page.locator('html')).toHaveCSS(
      'overscroll-behavior-x',
      walk.canSwipe ? 'auto' : 'none',
    );
    if (walk.title !== null) await expectAsked(app, walk.title, { title: app.t('title.payment') });
    await paysTwice(app, walk);
    await scansStore(app, walk);
    await sharesStore(app, walk);
    await isLocated(app, walk);
    await app.open(STORE);
    // a press while the skeleton gives way to the store would meet neither
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goesBack(page, app, walk);
    await app.context.close();
  });
}
