import { addressCalls } from '#shared/contract/consumer/address.ts';
import { goldCalls } from '#shared/contract/consumer/gold.ts';
import { offerCalls } from '#shared/contract/consumer/offers.ts';
import { orgs } from '#shared/contract/consumer/orgs.ts';
import { payment } from '#shared/contract/consumer/payment.ts';
import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { riskEditBuyer, riskGetBuyer } = addressCalls;
const { mpayUserPopup } = orgs;
const { buyerStoreRedPackets, buyerStoreVouchers, buyerStoreReduces } = offerCalls;
const {
  takeoutCheckProduct,
  takeoutOrderCreate,
  takeoutCheckRisk,
  takeoutServiceFee,
  takeoutLastOrder,
  takeoutOrderRemark,
} = takeoutOrderCalls;
const { kexieConfig, kexieCheck } = takeoutOrderMoreCalls;
const { takeoutPackage, takeoutCookTimes, takeoutAskForTimes } = takeoutStoreCalls;

const { goldCreateOrderList } = goldCalls;
const { paymentMcoinInfo } = payment;

export const checkoutCalls = {
  riskEditBuyer,
  riskGetBuyer,
  mpayUserPopup,
  buyerStoreRedPackets,
  buyerStoreVouchers,
  buyerStoreReduces,
  takeoutCheckProduct,
  takeoutOrderCreate,
  takeoutCheckRisk,
  takeoutServiceFee,
  takeoutLastOrder,
  takeoutOrderRemark,
  kexieConfig,
  kexieCheck,
  takeoutPackage,
  takeoutCookTimes,
  takeoutAskForTimes,
  goldCreateOrderList,
  paymentMcoinInfo,
} as const;

/** The calls of checkout and cashier. */
export const api = bindCalls(checkoutCalls);
