import { route } from '../define.ts';

/**
 * The console's screens: `/groupbooking/merchant/*`, with the short form as alias (spec 002 §2,
 * decision D11).
 */
export const merchantRoutes = {
  merchantLogin: route(
    '/groupbooking/merchant/login',
    { auth: false, title: 'console.title.login' },
    { params: ['rp'], aliases: ['/merchant/login'] },
  ),
  merchantStoreList: route(
    '/groupbooking/merchant/storeList',
    { auth: true, title: 'console.title.stores' },
    { params: ['rp'], aliases: ['/merchant/storeList'] },
  ),
  merchantHome: route(
    '/groupbooking/merchant',
    { auth: true, title: 'console.title.writeOff' },
    { aliases: ['/merchant'] },
  ),
  merchantWriteOff: route(
    '/groupbooking/merchant/writeoff',
    { auth: true, title: 'console.title.writeOff' },
    { aliases: ['/merchant/writeoff'] },
  ),
  merchantOrder: route(
    '/groupbooking/merchant/order',
    { auth: true, title: 'console.title.orders' },
    {
      params: ['status', 'store', 'from', 'to', 'q', 'product', 'offset'],
      aliases: ['/merchant/order'],
    },
  ),
  merchantOrderDetails: route(
    '/groupbooking/merchant/orderDetails',
    { auth: true, title: 'console.title.orderDetails' },
    {
      params: ['orderId', 'status', 'store', 'from', 'to', 'q', 'product', 'offset'],
      aliases: ['/merchant/orderDetails'],
    },
  ),
  merchantCommodity: route(
    '/groupbooking/merchant/commodity',
    { auth: true, title: 'console.title.commodities' },
    {
      params: ['state', 'category', 'store', 'q', 'sort', 'offset'],
      aliases: ['/merchant/commodity'],
    },
  ),
  merchantCommodityDetails: route(
    '/groupbooking/merchant/commodityDetails',
    { auth: true, title: 'console.title.commodityDetails' },
    {
      params: ['productId', 'state', 'category', 'store', 'q', 'sort', 'offset'],
      aliases: ['/merchant/commodityDetails'],
    },
  ),
  merchantRecord: route(
    '/groupbooking/merchant/record',
    { auth: true, title: 'console.title.records' },
    { aliases: ['/merchant/record'] },
  ),
  merchantDayClose: route(
    '/groupbooking/merchant/dayClose',
    { auth: true, title: 'console.title.dayClose' },
    { params: ['day', 'store'], aliases: ['/merchant/dayClose'] },
  ),
  merchantAlerts: route(
    '/groupbooking/merchant/alerts',
    { auth: true, title: 'console.title.alerts' },
    { params: ['state', 'kind', 'store'], aliases: ['/merchant/alerts'] },
  ),
  merchantRefunds: route(
    '/groupbooking/merchant/refunds',
    { auth: true, title: 'console.title.refunds' },
    { params: ['state', 'store'], aliases: ['/merchant/refunds'] },
  ),
  merchantDesk: route(
    '/groupbooking/merchant/desk',
    { auth: true, title: 'console.title.desk' },
    { params: ['store', 'kind', 'order', 'done', 'q'], aliases: ['/merchant/desk'] },
  ),
  merchantKitchen: route(
    '/groupbooking/merchant/kitchen',
    { auth: true, title: 'console.title.kitchen' },
    { params: ['store'], aliases: ['/merchant/kitchen'] },
  ),
  merchantPicking: route(
    '/groupbooking/merchant/picking',
    { auth: true, title: 'console.title.picking' },
    { params: ['store', 'order'], aliases: ['/merchant/picking'] },
  ),
  merchantAudit: route(
    '/groupbooking/merchant/audit',
    { auth: true, title: 'console.title.audit' },
    { params: ['store', 'thing', 'from', 'to'], aliases: ['/merchant/audit'] },
  ),
  merchantMenu: route(
    '/groupbooking/merchant/menu',
    { auth: true, title: 'console.title.menu' },
    { params: ['store', 'class', 'keyword', 'state'], aliases: ['/merchant/menu'] },
  ),
  merchantPromotions: route(
    '/groupbooking/merchant/promotions',
    { auth: true, title: 'console.title.promotions' },
    { params: ['store', 'state'], aliases: ['/merchant/promotions'] },
  ),
  merchantVisits: route(
    '/groupbooking/merchant/visits',
    { auth: true, title: 'console.title.visits' },
    { params: ['day', 'store'], aliases: ['/merchant/visits'] },
  ),
  merchantReviews: route(
    '/groupbooking/merchant/reviews',
    { auth: true, title: 'console.title.reviews' },
    { params: ['state', 'kind', 'store'], aliases: ['/merchant/reviews'] },
  ),
  merchantStores: route(
    '/groupbooking/merchant/stores',
    { auth: true, title: 'console.title.storesScreen' },
    { params: ['store'], aliases: ['/merchant/stores'] },
  ),
  merchantEnrol: route(
    '/groupbooking/merchant/enrol',
    { auth: false, title: 'console.title.enrol' },
    { aliases: ['/merchant/enrol'] },
  ),
  merchantStaff: route(
    '/groupbooking/merchant/staff',
    { auth: true, title: 'console.title.staff' },
    { params: ['q'], aliases: ['/merchant/staff'] },
  ),
  merchantDevices: route(
    '/groupbooking/merchant/devices',
    { auth: true, title: 'console.title.devices' },
    { aliases: ['/merchant/devices'] },
  ),
  merchantSecurity: route(
    '/groupbooking/merchant/security',
    { auth: true, title: 'console.title.security' },
    { aliases: ['/merchant/security'] },
  ),
  merchantScanner: route(
    '/groupbooking/merchant/scanner',
    { auth: true, title: 'console.title.scanner' },
    { aliases: ['/merchant/scanner'] },
  ),
  merchantSettings: route(
    '/groupbooking/merchant/settings',
    { auth: true, title: 'console.title.settings' },
    { aliases: ['/merchant/settings'] },
  ),
};
/** The name of a screen of the console. */
export type MerchantRouteName = keyof typeof merchantRoutes;
