import type { Handlers } from '#server/kit/context.ts';
import { cancelOf, removeOf, urgentOrderOf } from './actions.ts';
import { checkProduct, checkRisk, serviceFee } from './check-product.ts';
import { createOf } from './create.ts';
import { get, lastOrder, listOf, surplusTimeOf } from './get.ts';
import { kexieCheck, kexieConfig } from './kexie.ts';
import { orderRemark, share, sumByOrderId } from './more.ts';
import { otherInfoOf, refundInfoOf } from './refund-info.ts';
import { answerPickupOffer } from './pickup-instead.ts';
import { refundPlasticBagOf } from './refund-bag.ts';
import { applyForRefundOf, applyRefundOf, cancelRefundOf } from './refund.ts';
import { distributionList, getRider } from './rider.ts';

export const takeoutOrderHandlers = {
  takeoutCheckProduct: checkProduct,
  takeoutOrderCreate: createOf('takeout'),
  takeoutCheckRisk: checkRisk,
  takeoutServiceFee: serviceFee,
  takeoutOrderGet: get,
  takeoutOrderList: listOf('takeout'),
  takeoutLastOrder: lastOrder,
  takeoutSurplusTime: surplusTimeOf('takeout'),
  takeoutUrgentOrder: urgentOrderOf('takeout'),
  takeoutOrderCancel: cancelOf('takeout'),
  takeoutDistributionList: distributionList,
  takeoutGetRider: getRider,
  takeoutOrderDelete: removeOf('takeout'),
  takeoutAnswerPickup: answerPickupOffer,
  takeoutOrderRemark: orderRemark,
  takeoutApplyRefund: applyRefundOf('takeout'),
  takeoutApplyForRefund: applyForRefundOf('takeout'),
  takeoutRefundPlasticBag: refundPlasticBagOf('takeout'),
  takeoutCancelRefund: cancelRefundOf('takeout'),
  takeoutRefundOtherInfo: otherInfoOf('takeout'),
  takeoutRefundInfo: refundInfoOf('takeout'),
  kexieConfig,
  kexieCheck,
  platformShare: share,
  sumByOrderId,
} satisfies Partial<Handlers>;
