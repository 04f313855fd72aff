import { areaByPoint, type AreaCode } from '#shared/geo/area.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { MerchantId, StoreId } from '#shared/kernel/ids.ts';
import { cents, fromDollars } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { StoreKind, WorkplaceKind } from '#shared/codes/store-kind.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import type { Insertable } from '#server/db/table.ts';
import { gramsOf } from '../search/grams.ts';
import { listsChanged } from '../store/lists-version.ts';
import type { StoreFacts } from '../store/store-document.ts';
import { insertCartStore, insertDealStore, insertGrams } from './store-edit-repo.ts';
import type { StoreTerms } from './terms.ts';
import { weekOf } from './week.ts';

export type NewStore = {
  merchantId: MerchantId;
  storeId: StoreId;
  kind: WorkplaceKind;
  name: Bilingual;
  address: Bilingual;
  place: Point;
  terms: StoreTerms;
};

const NOTHING: Bilingual = { zh: '', en: '' };
/** A store of which nothing else was said: brings orders itself within 3 km for $10, and cooks for 20 minutes. */
const USUAL = {
  deliveryFee: fromDollars(10),
  sendPrice: fromDollars(0),
  reachMeters: 3000,
  prepMinutes: 20,
};
/** What is shown of a store before it has a picture. */
const NO_SIGN = '/pictures/none/sign.svg';
const NO_BANNER = '/pictures/none/banner.svg';
/** The store's own delivery: a platform without riders has no other (decision DA15). */
const BY_STORE = 2;

const factsOf = ({ kind, terms }: NewStore): StoreFacts => ({
  announcement: terms.announcement ?? NOTHING,
  cuisine: terms.cuisine ?? NOTHING,
  banner: NO_BANNER,
  pictures: [],
  licence: '',
  labels: [],
  plan: { amount: terms.deliveryFee ?? USUAL.deliveryFee },
  acceptsNextDay: true,
  askforAmount: null,
  limits: { discountLimitType: 0, discountLimitQty: -1, seckillLimitQty: -1 },
  bag: { price: cents(0), isExempt: false },
  ...(kind === 'market' && {
    market: {
      shippingPriceIncrement: false,
      incrementAmount: cents(0),
      isUseFullReduction: false,
      isUseFullDiscount: false,
    },
  }),
});

const cartRow = (store: NewStore, kind: StoreKind, now: Instant): Insertable<'takeout_store'> => {
  const { name, address, place, terms } = store;
  const way = terms.way ?? 'both';
  const area: AreaCode = areaByPoint(place);
  return {
    merchant_id: store.merchantId,
    id: store.storeId,
    kind,
    name_zh: name.zh,
    name_en: name.en,
    address_zh: address.zh,
    address_en: address.en,
    phone: terms.phone ?? '',
    picture: NO_SIGN,
    ...place,
    area,
    categories: [],
    // until somebody opens it: it has no menu yet
    state: 'resting',
    reserve_type: terms.takesPreOrders ? 1 : 0,
    delivery_type: BY_STORE,
    has_delivery: way !== 'pickup',
    has_pickup: way !== 'delivery',
    send_price: terms.sendPrice ?? USUAL.sendPrice,
    delivery_fee: terms.deliveryFee ?? USUAL.deliveryFee,
    reach_meters: terms.reachMeters ?? USUAL.reachMeters,
    prep_minutes: terms.prepMinutes ?? USUAL.prepMinutes,
    per_capita: null,
    score: null,
    rating_count: 0,
    sold: 0,
    has_full_reduction: false,
    has_coupon: false,
    has_discount: false,
    is_quality: false,
    opened_at: now,
    hours: {
      hours: terms.hours ?? [],
      weekdays: terms.weekdays ?? [],
      closedDays: terms.closedDays ?? [],
    },
    facts: factsOf(store),
    options: [],
    menu_version: 1,
    run_by: 'STAFF',
  };
};

/** Adds a store of any kind to a merchant. One with a cart rests until somebody opens it. */
export const addStore = async (query: Query, store: NewStore, now: Instant): Promise<void> => {
  const { kind, merchantId, storeId, name, address, place, terms } = store;
  if (kind === 'group')
    return insertDealStore(query, {
      merchant_id: merchantId,
      id: storeId,
      name_zh: name.zh,
      name_en: name.en,
      address_zh: address.zh,
      address_en: address.en,
      phone: terms.phone ?? '',
      picture: NO_SIGN,
      ...place,
      hours: weekOf({ hours: terms.hours ?? [], weekdays: terms.weekdays ?? [] }),
    });
  await insertCartStore(query, cartRow(store, kind, now));
  const { cuisine = NOTHING } = terms;
  const grams = gramsOf(name.zh, name.en, cuisine.zh, cuisine.en);
  await insertGrams(query, { merchantId, storeId }, [{ productId: '', grams }]);
  await listsChanged(query);
};
