import { addressCalls } from '#shared/contract/consumer/address.ts';
import { goldCalls } from '#shared/contract/consumer/gold.ts';
import { orgs } from '#shared/contract/consumer/orgs.ts';
import { payment } from '#shared/contract/consumer/payment.ts';
import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { riskEditBuyer, riskGetBuyer } = addressCalls;
const { mpayUserPopup } = orgs;
const { takeoutCheckProduct, takeoutCheckRisk, takeoutServiceFee, takeoutOrderRemark } =
  takeoutOrderCalls;
const { takeoutPackage, takeoutCookTimes, takeoutAskForTimes } = takeoutStoreCalls;
const { goldCreateOrderList } = goldCalls;
const { paymentMcoinInfo } = payment;

export const checkoutCalls = {
  riskEditBuyer,
  riskGetBuyer,
  mpayUserPopup,
  takeoutCheckProduct,
  takeoutCheckRisk,
  takeoutServiceFee,
  takeoutOrderRemark,
  takeoutPackage,
  takeoutCookTimes,
  takeoutAskForTimes,
  goldCreateOrderList,
  paymentMcoinInfo,
} as const;

/** What a checkout asks before an order is made. */
export const api = bindCalls(checkoutCalls);
