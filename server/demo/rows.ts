import { DAY, dayOf, plus, startOfDay, type Instant } from '#shared/kernel/time.ts';
import { pictureAddress } from './picture-address.ts';
import { merchants, products, stores, type TownProduct } from './town/index.ts';

/** Ten per cent (decision D10). */
export const COMMISSION_BP = 1000;

export const merchantRows = () =>
  merchants.map(({ key, name }) => ({
    id: key,
    name_zh: name.zh,
    name_en: name.en,
    commission_bp: COMMISSION_BP,
  }));

export const storeRows = () =>
  stores.map((store) => ({
    merchant_id: store.merchantKey,
    id: store.key,
    name_zh: store.name.zh,
    name_en: store.name.en,
    address_zh: store.address.zh,
    address_en: store.address.en,
    phone: store.phone,
    picture: pictureAddress(store.picture),
    lat: store.lat,
    lon: store.lon,
    hours: JSON.stringify(store.hours),
  }));

const textsOf = (product: TownProduct): string =>
  JSON.stringify({
    description: product.description,
    pictures: product.pictures.map(pictureAddress),
    contents: product.contents,
    rules: product.rules.zh.map((zh, index) => ({ zh, en: product.rules.en[index] ?? zh })),
    attention: product.attention,
    isRefundAnytime: product.isRefundAnytime,
    isAutoRefund: product.isAutoRefund,
    checkSubscribeType: product.checkSubscribeType,
  });

/** `isShelf` false hides a product from the lists while its vouchers go on; `sold`: pieces that were paid for. */
export const productRow = (
  product: TownProduct,
  { isShelf, sold, now }: { isShelf: boolean; sold: number; now: Instant },
) => ({
  merchant_id: product.merchantKey,
  id: product.key,
  name_zh: product.name.zh,
  name_en: product.name.en,
  category: product.category,
  price: product.priceCents,
  original_price: product.originalPriceCents,
  times_total: product.timesTotal,
  stock: product.stock,
  limit_count: product.limitCount,
  min_purchase: product.minPurchase,
  sold,
  score: product.score,
  is_shelf: isShelf,
  is_blocked: product.isBlocked,
  store_ids: [...product.storeKeys],
  use_time: JSON.stringify(product.useTime),
  validity: JSON.stringify(product.validity),
  texts: textsOf(product),
  not_shown_on: [...product.notShownOn],
  on_sale_from:
    product.comesInDays === 0 ? null : plus(startOfDay(dayOf(now)), product.comesInDays * DAY),
});

export const townProduct = (key: string): TownProduct => {
  const found = products.find((product) => product.key === key);
  if (!found) throw new RangeError(`the town has no product ${key}`);
  return found;
};
