import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { cents, ZERO } from '#shared/kernel/money.ts';
import { refundActions } from '#shared/order/actions/refund-actions.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { lineOutputs } from '#shared/pricing/line-output.ts';
import { paidOrder } from '../life/refund-facts.ts';
import { factsOf } from '../takeout/facts.ts';
import type { readOwnOrder } from '../takeout/get.ts';
import type { TakeoutOrder } from '../takeout/order.ts';

type Flat = Awaited<ReturnType<typeof readOwnOrder>>['flat'];
type MarketOrder = ReplyOf<Contract['marketOrderGet']>;

/** What of an order may be asked back now. */
export const refundActionsOf = (
  order: TakeoutOrder,
  { canBagRefund }: Pick<Flat['payInfo'], 'canBagRefund'>,
  now: Instant,
) =>
  refundActions(
    factsOf(order),
    { isWholeOnly: paidOrder(order, []).isWholeOnly, hasBag: canBagRefund },
    now,
  );

/** What the channel took, beside gold and coins (decision P18). */
const sumsOf = ({ quote, totalPrice }: Flat) => ({
  amtn: quote.goodsAmtn,
  thirdPartyAmtn: totalPrice,
  giftAmtn: quote.goldAmtn,
  mcoinDiscountAmtn: quote.mcoinDiscountAmtn,
  totalAmtn: cents(totalPrice + quote.goldAmtn + quote.mcoinDiscountAmtn),
});

const infoOf = ({
  tablewareQty,
  cookTime,
  askForTime,
  ...flat
}: Flat): MarketOrder['orderInfo'] => ({
  orderNo: flat.orderNo,
  orderStatus: flat.orderStatus,
  deliveryType: flat.deliveryType,
  riderStatus: flat.riderStatus,
  refundStatus: flat.refundStatus,
  refundProgress: flat.refundProgress,
  remarks: flat.remarks,
  remarkTags: flat.remarkTags,
  tablewareQty: tablewareQty < 0 ? null : tablewareQty,
  isPlasticBag: flat.isPlasticBag,
  pocketNum: flat.pocketNum,
  cookTime,
  askForTime,
  isOnceSend: (cookTime ?? askForTime)?.isNow ?? false,
  isRiskOrder: flat.isRiskOrder,
  hasAlcohol: flat.hasAlcohol,
  gifts: flat.gifts,
  log: flat.log,
  closeReason: flat.closeReason,
  createTime: flat.createTime,
  promisedAt: flat.promisedAt,
  completedAt: flat.completedAt,
  refundBefore: flat.refundBefore,
  rushCount: flat.rushCount,
  nextRushAt: flat.nextRushAt,
  pickupCode: flat.pickupCode,
  pickupQr: flat.pickupQr,
  driver: flat.driver,
  pickupOffer: flat.pickupOffer,
  hasComment: flat.hasComment,
  makeGoodAmtn: flat.makeGoodAmtn,
  change: flat.change,
});

/** What came instead of something that was out has no price of its own in the quote. */
const plainOutput = ({ quantity, amtn }: Flat['productList'][number]) => ({
  discountQuantity: 0,
  discountPriceTotal: ZERO,
  enjoyDiscountQuantity: 0,
  groupJoinQty: 0,
  groupNormalQty: quantity,
  fullReduce: ZERO,
  fullAmount: amtn,
  priceTotal: amtn,
});

/** Its lines with what the price said of each when it was made (decision P17). */
const linesOf = ({ quote }: TakeoutOrder, { productList }: Flat): MarketOrder['productList'] => {
  const outputs = new Map(lineOutputs(quote).map((output) => [output.uuid, output]));
  return productList.map((line) => ({
    ...line,
    ...(outputs.get(line.uuid) ?? plainOutput(line)),
  }));
};

/** An order in the groups that the document prints for the supermarket (spec 002 §3). */
export const marketOrderRow = (
  order: TakeoutOrder,
  flat: Flat,
  refundActionsNow: MarketOrder['refundActions'],
): MarketOrder => ({
  tradeId: flat.tradeId,
  actions: flat.actions,
  refundActions: refundActionsNow,
  orderInfo: infoOf(flat),
  buyerInfo: { selectedAddress: flat.selectedAddress, buyerPhone: flat.buyerPhone },
  payInfo: { ...flat.payInfo, ...sumsOf(flat), deliveryFee: flat.deliveryFee, quote: flat.quote },
  productList: linesOf(order, flat),
  riderInfo: flat.riderInfo,
  storeInfo: flat.storeInfo,
  serverTime: flat.serverTime,
});
