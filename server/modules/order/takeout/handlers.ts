import type { Handlers } from '#server/kit/context.ts';
import { cancel, remove, urgentOrder } from './actions.ts';
import { checkProduct, checkRisk, serviceFee } from './check-product.ts';
import { create } from './create.ts';
import { get, lastOrder, list, surplusTime } from './get.ts';
import { kexieCheck, kexieConfig } from './kexie.ts';
import { orderRemark, share, sumByOrderId } from './more.ts';
import { otherInfo, refundInfo } from './refund-info.ts';
import { refundPlasticBag } from './refund-bag.ts';
import { applyForRefund, applyRefund, cancelRefund } from './refund.ts';
import { distributionList, getRider } from './rider.ts';

export const takeoutOrderHandlers = {
  takeoutCheckProduct: checkProduct,
  takeoutOrderCreate: create,
  takeoutCheckRisk: checkRisk,
  takeoutServiceFee: serviceFee,
  takeoutOrderGet: get,
  takeoutOrderList: list,
  takeoutLastOrder: lastOrder,
  takeoutSurplusTime: surplusTime,
  takeoutUrgentOrder: urgentOrder,
  takeoutOrderCancel: cancel,
  takeoutDistributionList: distributionList,
  takeoutGetRider: getRider,
  takeoutOrderDelete: remove,
  takeoutOrderRemark: orderRemark,
  takeoutApplyRefund: applyRefund,
  takeoutApplyForRefund: applyForRefund,
  takeoutRefundPlasticBag: refundPlasticBag,
  takeoutCancelRefund: cancelRefund,
  takeoutRefundOtherInfo: otherInfo,
  takeoutRefundInfo: refundInfo,
  kexieConfig,
  kexieCheck,
  platformShare: share,
  sumByOrderId,
} satisfies Partial<Handlers>;
