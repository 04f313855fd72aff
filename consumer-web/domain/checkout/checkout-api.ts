import { addressCalls } from '#shared/contract/consumer/address.ts';
import { goldCalls } from '#shared/contract/consumer/gold.ts';
import { orgs } from '#shared/contract/consumer/orgs.ts';
import { payment } from '#shared/contract/consumer/payment.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { riskEditBuyer, riskGetBuyer } = addressCalls;
const { mpayUserPopup } = orgs;
const { goldCreateOrderList } = goldCalls;
const { paymentMcoinInfo } = payment;

/** What the checkout of every shop asks of the member; the shop's own calls are `CheckoutShop`'s. */
export const api = bindCalls({
  riskEditBuyer,
  riskGetBuyer,
  mpayUserPopup,
  goldCreateOrderList,
  paymentMcoinInfo,
});
