import type { Page } from '@playwright/test';
import { MARKET_CATEGORIES, MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { buy, order } from '#tests/support/demo-vouchers.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { OPEN_MARKET, paidBasket, townBasket } from '#tests/support/market-orders.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';

const PHONE = '66880001';
/** A category of the supermarkets whose goods are looked at. */
const CATEGORY = MARKET_CATEGORIES[1]!;
/** A campaign of group-buy. */
const CAMPAIGN = 'autumn-table';

/** A member has nothing to do on the pages that sign in; what was never paid is paid, not verified; who has orders under way cannot close the account; a gateway, a printed code, an old address and a page for old apps lead on. */
const LEADS_ON: Partial<Record<ConsumerRouteName, ConsumerRouteName>> = {
  missionLogin: 'home',
  mpLogin: 'home',
  bocLogin: 'home',
  paymentVerify: 'paymentPage',
  cancelCheck: 'cancelError',
  cancelConfirm: 'cancelError',
  wechatGateway: 'home',
  groupJumpPage: 'home',
  groupBookingDetail: 'groupBooking',
  groupUpgrade: 'groupBooking',
  appSearch: 'marketSearch',
};

/** What a screen needs to know; the others say themselves what is missing. */
const queries = async (url: string): Promise<Partial<Record<ConsumerRouteName, string>>> => {
  const client = testClient({ url });
  await signInMember(client, PHONE);
  const first = async (tab: 'ACTIVE' | 'REFUND' | 'ALL'): Promise<string> =>
    `tradeId=${(await client.api.takeoutOrderList({ tab })).result[0]?.tradeId ?? ''}`;
  const [active, refund] = await Promise.all([first('ACTIVE'), first('REFUND')]);
  const store = `storeId=${OPEN_STORE}`;
  const market = `storeId=${OPEN_MARKET}`;
  const deals = async (tab: 'usable' | 'refund'): Promise<string> =>
    `orderId=${(await client.api.groupOrderList({ tab })).result[0]?.orderId ?? ''}`;
  const [usable, askedBack] = await Promise.all([deals('usable'), deals('refund')]);
  const table = await buy(url, client, { product: 'high-tea', quantity: 2 });
  const { orderId: unpaid } = await order(client, { product: 'egg-tart-box' });
  const ofMarket = `tradeId=${await paidBasket(url, client, await townBasket(client))}`;
  return {
    Store: `id=${OPEN_STORE}`,
    storeMap: `id=${OPEN_STORE}`,
    marketStore: `id=${MARKET_EXAMPLES.open}`,
    marketStoreSearch: `id=${MARKET_EXAMPLES.open}`,
    marketStoreProduct: `id=${MARKET_EXAMPLES.open}&productId=${MARKET_EXAMPLES.products.plain}`,
    marketStoreMap: `id=${MARKET_EXAMPLES.open}`,
    storeExchange: `id=${OPEN_STORE}`,
    productReviews: `id=${OPEN_STORE}`,
    groupProductDetail: 'productId=coffee-five',
    groupStore: 'id=senado',
    groupCommentList: 'storeId=senado',
    groupStoreInfo: 'id=senado',
    groupStoreStory: 'id=senado',
    groupDecorProducts: 'id=senado',
    groupDecorProductDetail: 'id=senado-tart',
    groupActivityDetail: `activityId=${CAMPAIGN}`,
    groupCheckInQa: 'storeId=senado',
    groupSearchProduct: 'redpackId=demo.g-any',
    groupOrderBuffet: `orderId=${table.orderId}`,
    groupPay: `orderId=${unpaid}`,
    groupOrderDetail: usable,
    groupOrderRefund: usable,
    groupOrderRefundDetail: askedBack,
    groupOrderRefundLog: askedBack,
    share: 'shareId=none',
    appSearch: 'isMarket=1',
    marketSearch: 'keyword=a',
    marketRedpackSearch: 'redpackId=demo.m-two',
    marketCategoryGoods: `categoryId=${CATEGORY.id}`,
    marketSeckill: 'subId=0-1440',
    marketEmpty: 'why=store',
    marketArticle: 'id=greens',
    cardDetail: 'cardId=none',
    cardBind: 'cardId=none',
    marketActivityRedpack: 'id=week',
    goldUse: store,
    order: store,
    orderAddress: store,
    voucher: store,
    reduce: store,
    redpack: store,
    boxPrice: store,
    orderInfo: active,
    reimburse: active,
    submitComment: active,
    reimburseDetials: refund,
    marketOrder: market,
    marketVoucher: market,
    marketRedpack: market,
    marketPayResult: ofMarket,
    marketOrderInfo: ofMarket,
    marketOrderActions: ofMarket,
    marketAfterSale: ofMarket,
    marketAfterSaleDetail: ofMarket,
    marketSubmitComment: ofMarket,
    marketStoreComment: `id=${OPEN_MARKET}`,
  };
};

/** Pages of stores, categories and campaigns are titled by their names as soon as they know them. */
const storeTitles = async (
  url: string,
  language: 'zh-Hant' | 'en',
): Promise<Partial<Record<ConsumerRouteName, string>>> => {
  const { api } = testClient({ url, language: language === 'en' ? 'en-US' : 'zh-TW' });
  const market = { storeId: asId<StoreId>(MARKET_EXAMPLES.open) };
  const [takeout, { storeInfo }, campaign, { storeName }, { product }] = await Promise.all([
    api.takeoutStoreGet({ id: asId(OPEN_STORE) }),
    api.groupStoreMainPage({ storeId: asId('senado') }),
    api.groupActivityGet({ activityId: CAMPAIGN }),
    api.marketStoreGet({ id: market.storeId }),
    api.marketProductDetail({ ...market, productId: asId(MARKET_EXAMPLES.products.plain) }),
  ]);
  return {
    Store: takeout.storeName,
    groupStore: storeInfo.storeName,
    groupActivityDetail: campaign.title,
    marketCategoryGoods: language === 'en' ? CATEGORY.name.en : CATEGORY.name.zh,
    marketStore: storeName,
    marketStoreProduct: product.productName,
  };
};

/** Titles that say what the person can do there: this one has no payment password yet. */
const TITLES: Partial<Record<ConsumerRouteName, MessageKey>> = {
  passwordConfig: 'cards.pwWay.set',
};

/** Screens that show addresses, remarks or reviews in the words of whoever wrote them. */
const WRITTEN_BY_PEOPLE: ReadonlySet<ConsumerRouteName> = new Set<ConsumerRouteName>([
  'address',
  'deliveryAddress',
  'orderAddress',
  'order',
  'orderInfo',
  'myComment',
  'productReviews',
  'marketOrder',
  'marketOrderInfo',
  'marketStoreComment',
]);

/** Screens whose contrast is looked at in the dark form too; the others are drawn from the same tokens (`consumer-colours.test.ts`). */
const SEEN_IN_THE_DARK: ReadonlySet<ConsumerRouteName> = new Set<ConsumerRouteName>([
  'home',
  'Store',
  'order',
  'orderInfo',
  'UserRedpack',
  'allOrderList',
  'groupBooking',
  'about',
]);

/** Chinese words on a page; a name in its own language, as that of the language switch, is none. */
const chineseOn = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('[lang], script, style')) other.remove();
    return copy.textContent.match(/[\u4e00-\u9fff]+/g) ?? [];
  });

// two halves in two languages, so that two workers have as much to do
test.describe.configure({ mode: 'parallel' });
for (const language of ['zh-Hant', 'en'] as const) {
  for (const half of [0, 1]) {
    test.describe(`${language}, ${half === 0 ? 'one half' : 'the other half'} of the routes`, () => {
      test.use({
        viewport: { width: 320, height: 700 },
        locale: language === 'en' ? 'en-US' : 'zh-TW',
        reducedMotion: 'reduce',
        // the second language is looked at in the dark form
        colorScheme: language === 'en' ? 'dark' : 'light',
      });

      test('each opens its screen in its language, without a serious finding, and fits a small phone', async ({
        page,
        server,
      }) => {
        test.setTimeout(180_000);
        const app = new ConsumerApp(page, server.url, language);
        await app.beSignedIn(PHONE);
        await leaveCart(page, server.url, { storeId: OPEN_STORE, quantity: 3 });
        const [asked, titles] = await Promise.all([
          queries(server.url),
          storeTitles(server.url, language),
        ]);
        const routes = Object.entries(consumerRoutes).filter((_, place) => place % 2 === half);
        for (const [name, { path, aliases, meta }] of routes) {
          const route = name as ConsumerRouteName;
          const known = LEADS_ON[route];
          const shown = known === undefined ? meta : consumerRoutes[known].meta;
          const title = titles[route] ?? app.t((TITLES[route] ?? shown.title) as 'title.error');
          for (const address of [...aliases, path]) {
            const tradeId = asked[route]?.replace('tradeId=', '') ?? '';
            const open = address.replace(':tradeId', tradeId);
            await app.open(
              asked[route] === undefined || open !== address ? open : `${open}?${asked[route]}`,
            );
            await expect(page, address).toHaveTitle(`${title} · Senado`);
          }
          await expect(page.locator('[aria-busy=true]:visible'), path).toHaveCount(0);
          await test.step(path, () =>
            expectAccessible(page, {
              isSeenBefore: language === 'en' && !SEEN_IN_THE_DARK.has(route),
            }),
          );
          if (language === 'en' && !WRITTEN_BY_PEOPLE.has(route))
            expect(await chineseOn(page), path).toEqual([]);
          await expect
            .poll(
              () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
              `${path} at 320`,
            )
            .toBeLessThanOrEqual(0);
        }
      });
    });
  }
}
