import { route } from '../define.ts';

/**
 * Pages of the frame beside sign-in (spec 000 §2). The documents name no query for most of them:
 * what is read here is ours, defined in `jump/share-landing.ts` and the screens.
 */
export const pageRoutes = {
  /** `shareId`, `orderId`, `voucherId`, `storeId` with `redpack=1`, or what else a shared link brings. */
  share: route(
    '/share',
    { auth: 'try', title: 'title.share' },
    {
      params: [
        'shareId',
        'orderId',
        'voucherId',
        'storeId',
        'redpack',
        'productId',
        'businessType',
        'toPage',
      ],
    },
  ),
  about: route('/about', { auth: false, title: 'title.about' }),
  dark: route('/dark', { auth: false, title: 'title.dark' }),
  /** Scans a code, and shows the one that leads to this app. */
  qrcode: route('/qrcode', { auth: false, title: 'title.qrcode' }),
  iframe: route(
    '/iframe',
    { auth: false, title: 'title.iframe' },
    { params: ['url', 'title', 'img'] },
  ),
  /** `id` of a banner, or a jump rule's own fields. */
  openAdJump: route(
    '/openAdJump',
    { auth: false, title: 'title.openAdJump' },
    { params: ['id', 'jumpVersion', 'skipType', 'skipAddress', 'skipParameter', 'classifyId'] },
  ),
  mdownload: route('/mdownload', { auth: false, title: 'title.mdownload' }),
  getIntegral: route('/mission/getIntegral', { auth: true, title: 'title.getIntegral' }),
  wechatGateway: route(
    '/wechat-gateway',
    { auth: false, title: 'title.wechatGateway' },
    { params: ['toPage'] },
  ),
  /**
   * What this client does not have itself: `isMarket=1` the supermarket, `isGroup=1` combo coupons.
   */
  appSearch: route(
    '/com-page/app-search',
    { auth: 'try', title: 'title.appSearch', keepTop: true },
    { params: ['isGroup', 'isMarket'] },
  ),
};
