import { addressCalls } from '#shared/contract/address.ts';
import { goldCalls } from '#shared/contract/gold.ts';
import { offerCalls } from '#shared/contract/offers.ts';
import { orgs } from '#shared/contract/orgs.ts';
import { payment } from '#shared/contract/payment.ts';
import { takeoutOrderCalls } from '#shared/contract/takeout-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/takeout-order-more.ts';
import { takeoutStoreCalls } from '#shared/contract/takeout-store.ts';
import { bindCalls } from '../../lib/api.ts';

const { riskEditBuyer, riskGetBuyer } = addressCalls;
const { mpayUserPopup } = orgs;
const { buyerStoreRedPackets, buyerStoreVouchers, buyerStoreReduces } = offerCalls;
const {
  takeoutCheckProduct,
  takeoutOrderCreate,
  takeoutCheckRisk,
  takeoutServiceFee,
  takeoutOrderGet,
  takeoutLastOrder,
  takeoutSurplusTime,
  takeoutOrderCancel,
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
  takeoutOrderGet,
  takeoutLastOrder,
  takeoutSurplusTime,
  takeoutOrderCancel,
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
