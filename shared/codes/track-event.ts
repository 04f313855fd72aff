/** Events of the analytics collector (spec 000 §7). */
export const TRACK_EVENTS = [
  'ActiveView',
  'SearchResultClick',
  'SearchClick',
  'EnterVipPage',
  'ShopExposure',
  'ShopClick',
  'AdsenseExposure',
  'AdsenseClick',
  'ReceiveDiscount',
  'UnableToDeliver',
  'BuyNow',
  'AddToShoppingCart',
  'Userorderbehavior',
  'ViewShop',
  'Comment',
  'Collect',
  'Share',
  'ProductDetail',
  'DefaultClick',
  'ProductExposure',
  'ProductClick',
  'SearchAssociated',
  'SearchRequestApp',
] as const;
/** The name of an analytics event. */
export type TrackEvent = (typeof TRACK_EVENTS)[number];

/** Where events are posted to, by a beacon. The path is ours. */
export const COLLECT_PATH = '/collect/events';
