import type { Query } from '#server/db/db.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { activityRow, giftRules, SHARES, UNLIMITED } from '../market-activities.ts';
import { addTestMarket, TEST_MARKET } from '../market-store.ts';
import type { TestApi } from '../server-client.ts';
import { addTestStore, TEST_STORE } from '../takeout-store.ts';

type Made = { tradeId: OrderId; totalPrice: Cents };
type Keyed = { key: string };

/** A shop that a stream of orders buys from, and its calls. */
export type OrderShop = {
  kind: StoreKind;
  storeId: string;
  orderType: PaidOrderType;
  total(api: TestApi): Promise<Cents>;
  create(api: TestApi, totalPrice: Cents, keyed: Keyed): Promise<Made>;
  cancel(api: TestApi, tradeId: OrderId, keyed: Keyed): Promise<unknown>;
  refund(api: TestApi, tradeId: OrderId, keyed: Keyed): Promise<unknown>;
};

type Line = BodyOf<Contract['takeoutOrderCreate']>['productList'][number];
const line = (productId: string, quantity: number, size = 1): Line => ({
  productId: asId(productId),
  skuId: `${productId}-${size}`,
  quantity,
  props: [],
  selectedPurchase: false,
});

/** What is collected at the counter as soon as it is ready. */
const basketOf = (storeId: string, productList: readonly Line[]) => ({
  storeId: asId<never>(storeId),
  deliveryType: 3 as const,
  productList: [...productList],
  selectedAddress: null,
  cookTime: null,
  askForTime: { isNow: true, at: instant(0) },
  buyer: { region: '853' as const, phone: '66880002' },
});

const dinner = { ...basketOf(TEST_STORE.id, [line('rice', 1)]), tablewareQty: 1 };
/** With two sizes, a bundle and a gift. */
const shopping = basketOf(TEST_MARKET.id, [
  line('soap', 2),
  line('milk', 1),
  line('milk', 2, 2),
  line('p001', 3),
]);
const unpriced = { totalPrice: 0 as never };
const quoted = ({ quote }: { quote: { totalPrice: Cents } | null }): Cents => quote!.totalPrice;

export const ORDER_SHOPS: Readonly<Record<StoreKind, OrderShop>> = {
  takeout: {
    kind: 'takeout',
    storeId: TEST_STORE.id,
    orderType: 'TAKEOUT_ORDER',
    total: async (api) => quoted(await api.takeoutCheckProduct({ ...dinner, ...unpriced })),
    create: (api, totalPrice, keyed) => api.takeoutOrderCreate({ ...dinner, totalPrice }, keyed),
    cancel: (api, tradeId, keyed) => api.takeoutOrderCancel({ tradeId }, keyed),
    refund: (api, tradeId, keyed) => api.takeoutApplyRefund({ tradeId, reason: 14 }, keyed),
  },
  market: {
    kind: 'market',
    storeId: TEST_MARKET.id,
    orderType: 'MARKET_ORDER',
    total: async (api) => quoted(await api.marketCheckProduct({ ...shopping, ...unpriced })),
    create: (api, totalPrice, keyed) => api.marketOrderCreate({ ...shopping, totalPrice }, keyed),
    cancel: (api, tradeId, keyed) => api.marketOrderCancel({ tradeId }, keyed),
    refund: (api, tradeId, keyed) => api.marketApplyRefund({ tradeId, reason: 2 }, keyed),
  },
};

/** More than any stream buys. */
const PLENTY = 1_000_000;
/** Puts both shops into the database. All that is bought of them has a stock that is counted and never runs out. */
export const addOrderShops = async (query: Query): Promise<void> => {
  await addTestStore(query);
  await addTestMarket(query);
  await query(
    `UPDATE takeout_product SET stock = $1::int4, sku_stock = CASE WHEN id = 'milk' THEN jsonb_build_object('milk-1', $1::int4, 'milk-2', $1::int4) ELSE sku_stock END
     WHERE (store_id = $2 AND id = 'rice') OR (store_id = $3 AND id IN ('soap', 'milk', 'p001', 'p100'))`,
    [PLENTY, TEST_STORE.id, TEST_MARKET.id],
  );
  await insertRows(query, 'takeout_activity', [
    activityRow('kills.composite', 'composite', {
      ...UNLIMITED,
      ...SHARES,
      name: { zh: 'Three', en: 'Three' },
      productIds: ['p001'],
      compositeVO: { compositeType: 1, compositeQuantity: 3, compositeAmount: 500 as never },
      stock: PLENTY,
    }),
    activityRow(
      'kills.buyGift',
      'buyGift',
      giftRules({ productId: 'p100', pieces: 2, soaps: 2, isDouble: true, stock: PLENTY }),
    ),
  ]);
};
