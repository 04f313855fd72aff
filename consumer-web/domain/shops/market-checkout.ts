import { marketOrderCalls } from '#shared/contract/consumer/market-order.ts';
import { marketStoreCalls } from '#shared/contract/consumer/market-store.ts';
import { marketStorePath } from '#shared/jump/store-link.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { bindCalls } from '../../lib/api/api.ts';
import type { CheckoutShop } from '../checkout/checkout-shop.ts';
import { TO_BE_PAID, unpaidAt } from '../checkout/unpaid-order.ts';
import { marketOrders } from '../order/kinds/market.ts';
import { inAddress, shopsOf } from '../shop.ts';
import type { ShopWords } from '../shop-words.ts';
import { marketCartShop } from './market-cart.ts';

const {
  marketCheckProduct,
  marketCheckRisk,
  marketServiceFee,
  marketOrderCreate,
  marketOrderList,
} = marketOrderCalls;
const { marketPageFee, marketCookTimes, marketAskForTimes } = marketStoreCalls;
const api = bindCalls({
  marketCheckProduct,
  marketCheckRisk,
  marketServiceFee,
  marketOrderCreate,
  marketOrderList,
  marketPageFee,
  marketCookTimes,
  marketAskForTimes,
});

/** What takeout says of meals (decision P36). */
const WORDS: ShopWords = {
  'checkout.way': 'marketOrder.way',
  'checkout.phoneHint': 'marketOrder.phoneHint',
  'checkout.changeDishes': 'marketOrder.changeGoods',
  'checkout.dishes': 'marketOrder.goods',
  'checkout.fee.goods': 'marketOrder.subtotal',
  'checkout.why.full': 'marketOrder.why.full',
  'checkout.why.gold': 'marketOrder.why.gold',
  'checkout.remarkNone': 'marketOrder.remarkNone',
  'checkout.remarkPlaceholder': 'marketOrder.remarkPlaceholder',
  'checkout.changesText': 'marketOrder.changesText',
  'checkout.empty': 'marketOrder.empty',
  'checkout.emptyText': 'marketOrder.emptyText',
};

const callsOf = (storeId: StoreId): CheckoutShop['calls'] => ({
  ...marketCartShop(storeId).calls,
  slots: (way, options) =>
    (way === 'pickup' ? api.marketAskForTimes : api.marketCookTimes)({ storeId }, options),
  package: (options) => api.marketPageFee({ storeId }, options),
  price: (body, options) => api.marketCheckProduct(body, options),
  serviceFees: (order, options) => api.marketServiceFee(order, options),
  risk: (totalPrice, options) => api.marketCheckRisk({ storeId, totalPrice }, options),
  remarks: null,
  createOrder: async (wish, options) => (await api.marketOrderCreate(wish, options)).tradeId,
  unpaidOrder: async (options) => unpaidAt(await api.marketOrderList(TO_BE_PAID, options), storeId),
});

/** A supermarket as its checkout needs it. */
export const marketCheckoutShop = shopsOf((storeId): CheckoutShop => {
  const shop = marketCartShop(storeId);
  return {
    ...shop,
    calls: callsOf(asId<StoreId>(storeId)),
    routes: {
      ...shop.routes,
      store: marketStorePath({ id: storeId }),
      address: href(consumerRoutes.orderAddress, inAddress(shop)),
      gold: href(consumerRoutes.goldUse, inAddress(shop)),
      boxPrice: null,
      cashier: marketOrders.links.pay,
    },
    // decision P23
    asksTableware: (lines, menu) =>
      lines.some(({ productId }) => menu?.products.get(productId)?.goods?.isReadyToEat === true),
    words: WORDS,
  };
});
