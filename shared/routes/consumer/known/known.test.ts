import { describe, expect, it } from 'vitest';
import { findRoute } from '../find-route.ts';
import { BOTTOM_TABS, hasTabBar } from '../tabs.ts';
import { knownRoutes } from './index.ts';

/**
 * Every address of the three documents that is the consumer's, without the merchant's and the
 * mini-program's own.
 */
const DOCUMENTED = `
  / /address /addressSearch /addressSave /categories /categoriesDetail /search /store /storeMap /store/exchange /store/productReviews /order
  /orderAddress /orderInfo /voucher /reduce /redpack /orderList /allOrderList /submitComment /finishComment /myComment /goodsStore /reimburse
  /reimburseDetials /share /grant-failed /userRedpack /userVoucher /userReduce /boxPrice /about /deliveryAddress /dark /qrcode /iframe /errorPage
  /openAdJump /mdownload /bocLogin /mpLogin /mission/getIntegral /mission/login /wechat-gateway /vip/home /vip/history-list /vip/user /vip/calculator
  /trial-member /member/online /member/boom /member/mission /member/score-detail /member/upgrade /member/activity/stores
  /member/activity/market/redpack /member/activity/takeout/redpack /rule/integral /rule/sign /gold/index /gold/buy /gold/list /gold/use /gold/alipay
  /payment-management /payment-management/agreement /card-management /card-management/detail /card-management/add /card-management/bind
  /pw-management /pw-management/config /paymentPage /paymentPage/result /paymentPage/verify /cancelAccount/index /cancelAccount/cancelConfirm
  /cancelAccount/privacy /cancelAccount/check /cancelAccount/cancelError /cancelAccount/success /market/index /market/store /market/store/comment
  /market/order /market/storeSearch /market/storeProduct /market/storeMap /market/empty /market/category /market/category/goods /market/orderList
  /market/payResult /market/afterSale/7001 /market/afterSaleDetail /market/voucher /market/redpack /mk/article /market/new /market/orderInfo
  /market/orderActions /market/search /market/redpackSearch /market/submitComment /market/user/useful /market/user/disUseful /market/near
  /market/activity/redpack /market/seckill /group/store /group/store/info /group/checkInQa /group/store/decorProducts /group/store/decorProductDetail
  /group/productDetail /group/orderDetail /group/orderRefund /group/orderRefundDetail /group/store/story /group/search /group/search/product
  /group/upgrade /group/commentList /group/orderDetail/buffet /groupbooking /groupbooking/user /groupbooking/detail /activity/group/detail
  /groupbooking/order /orderDetail /orderRefundLog /jumpPage /payPage /com-page/app-search /promotion/help /promotion/haggle /promotion/scratch
  /promotion/free-order /promotion/redeem/land /promotion/redeem/rules /promotion/redeem/login /promotion/redeem/myCode /promotion/redeemPlus/land
  /promotion/redeemPlus/rules /promotion/redeemPlus/login /promotion/redeemPlus/myCode /promotion/new-comer /promotion/lottery
  /promotion/lottery/exchange /promotion/lottery/prize /promotion/lottery/task /promotion/lottery/browse /promotion/lottery/record
  /promotion/help-seckill /promotion/food-ranking /promotion/celebration /com-page/celebration /promotion/expand-coupon/index
  /promotion/expand-coupon/list /promotion/expand-coupon/record /promotion/expand-coupon/orderInfo /promotion/annual-list /promotion/yearAssist
  /promotion/flash /promotion/redpack /promotion/store-coupon /promotion/redenvelope /promotion/one-yuan /promotion/pick-fee /promotion/recommend
  /promotion/voucher-activity /promotion/h5 /promotion/share-redpack /promotion/scanner-redpack/merchant /promotion/scanner-redpack/platform
  /promotion/merchant-settle /promotion/redemption-center /promotion/annual-bill /promotion/weapp /promotion/download /promotion/ticket
  /promotion/kexie /promotion/activity-h5 /promotion/lottery/group-land
`
  .trim()
  .split(/\s+/);

const rows = Object.values(knownRoutes).flatMap((route) => [route.path, ...route.aliases]);

describe('documented addresses (spec 000 §2, spec 002 §2)', () => {
  it.each(DOCUMENTED)('%s has one entry, and it says who may open it (decision M2)', (path) => {
    const found = findRoute(path)!;
    expect([true, false, 'try']).toContain(found.route.meta.auth);
    expect(
      rows.filter((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)),
    ).toHaveLength(1);
  });
  it('are all there, none twice', () => {
    expect(DOCUMENTED).toHaveLength(184);
    expect(new Set(rows).size).toBe(rows.length);
  });
  it.each([
    'home',
    'Store',
    'CategoriesDetail',
    'Search',
    'Categories',
    'goodsStore',
    'activityH5',
  ] as const)('%s lets visitors in after trying (decision M1)', (name) => {
    expect(knownRoutes[name].meta.auth).toBe('try');
  });
  it.each([
    ['order'],
    ['addressSave'],
    ['scoreDetail'],
    ['groupOrderDetail'],
    ['groupOrderRefund'],
    ['groupOrderRefundDetail'],
  ] as const)('%s needs sign-in, as it is marked', (name) => {
    expect(knownRoutes[name].meta.auth).toBe(true);
  });
  it.each([
    ['/orderDetail', 'groupOrderDetail'],
    ['/groupbooking/orderDetail', 'groupOrderDetail'],
    ['/orderRefundLog', 'groupOrderRefundLog'],
    ['/groupbooking/orderRefundLog', 'groupOrderRefundLog'],
    ['/jumpPage', 'groupJumpPage'],
    ['/groupbooking/payPage', 'groupPay'],
    ['/store/', 'Store'],
    ['', 'home'],
    ['/', 'home'],
    ['/market/afterSale/7', 'marketAfterSale'],
  ])('%s is %s (decision D11)', (path, name) => {
    expect(findRoute(path)?.name).toBe(name);
  });
  it.each([
    ['/market/storeProduct', 'marketStoreProduct'],
    ['/promotion/lottery/group-land', 'activityGroupLotteryLand'],
  ])('%s has the printed name %s (spec 002 §2)', (path, name) => {
    expect(findRoute(path)?.name).toBe(name);
  });
  it.each([
    '/nowhere',
    '/market/afterSale',
    '/market/afterSale/7/8',
    '/Store',
    '/constructor',
    '/storeX',
  ])('%s is unknown', (path) => {
    expect(findRoute(path)).toBeNull();
  });
});

describe('bottom tabs (spec 000 §2)', () => {
  it('are in their order', () => {
    expect(BOTTOM_TABS.map((tab) => tab.path)).toEqual([
      '/',
      '/market/index',
      '/allOrderList',
      '/userRedpack',
    ]);
    for (const tab of BOTTOM_TABS) expect(findRoute(tab.path)?.name).toBe(tab.route);
  });
  it.each([
    ['home', true, true],
    ['marketIndex', true, true],
    ['allOrderList', true, true],
    ['UserRedpack', true, true],
    ['Store', true, false],
    ['home', false, false],
  ] as const)('on %s, allowed %s: %s', (name, isAllowed, isShown) => {
    expect(hasTabBar(name, isAllowed)).toBe(isShown);
  });
});
