import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { bindCalls } from '../../lib/api/api.ts';
import type { CheckoutShop } from '../checkout/checkout-shop.ts';
import { TO_BE_PAID, unpaidAt } from '../checkout/unpaid-order.ts';
import { shopsOf } from '../shop.ts';
import { takeoutCartShop } from './takeout-cart.ts';

const {
  takeoutCheckProduct,
  takeoutCheckRisk,
  takeoutServiceFee,
  takeoutOrderRemark,
  takeoutOrderCreate,
  takeoutOrderList,
} = takeoutOrderCalls;
const { takeoutPackage, takeoutCookTimes, takeoutAskForTimes } = takeoutStoreCalls;
const api = bindCalls({
  takeoutCheckProduct,
  takeoutCheckRisk,
  takeoutServiceFee,
  takeoutOrderRemark,
  takeoutOrderCreate,
  takeoutOrderList,
  takeoutPackage,
  takeoutCookTimes,
  takeoutAskForTimes,
});

const callsOf = (storeId: StoreId): CheckoutShop['calls'] => ({
  ...takeoutCartShop(storeId).calls,
  slots: (way, options) =>
    (way === 'pickup' ? api.takeoutAskForTimes : api.takeoutCookTimes)({ storeId }, options),
  package: (options) => api.takeoutPackage({ storeId }, options),
  price: (body, options) => api.takeoutCheckProduct(body, options),
  serviceFees: (order, options) => api.takeoutServiceFee(order, options),
  risk: (totalPrice, options) => api.takeoutCheckRisk({ storeId, totalPrice }, options),
  remarks: (options) => api.takeoutOrderRemark({}, options),
  createOrder: async (wish, options) => (await api.takeoutOrderCreate(wish, options)).tradeId,
  unpaidOrder: async (options) =>
    unpaidAt(await api.takeoutOrderList(TO_BE_PAID, options), storeId),
});

/** A takeout store as its checkout needs it. */
export const takeoutCheckoutShop = shopsOf((storeId): CheckoutShop => {
  const shop = takeoutCartShop(storeId);
  return {
    ...shop,
    calls: callsOf(asId<StoreId>(storeId)),
    routes: {
      ...shop.routes,
      store: storePath('takeout', storeId),
      address: href(consumerRoutes.orderAddress, { storeId }),
      gold: href(consumerRoutes.goldUse, { storeId }),
      boxPrice: href(consumerRoutes.boxPrice, { storeId }),
      cashier: (orderId) => href(consumerRoutes.paymentPage, { orderId }),
    },
    asksTableware: () => true,
    words: {},
  };
});
