import { addressCalls } from '#shared/contract/consumer/address.ts';
import { goldCalls } from '#shared/contract/consumer/gold.ts';
import { orgsCalls } from '#shared/contract/consumer/orgs.ts';
import { paymentCalls } from '#shared/contract/consumer/payment.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { riskEditBuyer, riskGetBuyer } = addressCalls;
const { mpayUserPopup } = orgsCalls;
const { goldCreateOrderList } = goldCalls;
const { paymentMcoinInfo } = paymentCalls;

/** What the checkout of every shop asks of the member; the shop's own calls are `CheckoutShop`'s. */
export const api = bindCalls({
  riskEditBuyer,
  riskGetBuyer,
  mpayUserPopup,
  goldCreateOrderList,
  paymentMcoinInfo,
});
