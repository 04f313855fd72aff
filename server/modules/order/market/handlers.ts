import type { Handlers } from '#server/kit/context.ts';
import { cancelOf, removeOf, urgentOrderOf } from '../takeout/actions.ts';
import { checkRisk, serviceFee } from '../takeout/check-product.ts';
import { createOf } from '../takeout/create.ts';
import { listOf, surplusTimeOf } from '../takeout/get.ts';
import { otherInfoOf, refundInfoOf } from '../takeout/refund-info.ts';
import { applyRefundOf, cancelRefundOf } from '../takeout/refund.ts';
import { onceAgain } from './again.ts';
import { checkProduct } from './check-product.ts';
import { askForTimes, cookTimes, editTime } from './edit-time.ts';
import { distributionList, get } from './get.ts';
import { orderActivity } from './order-activity.ts';
import { applyForRefund, orderRefundInfo, refundAmtn } from './refund.ts';

/** Orders of supermarkets: takeout's use cases for the other shop, and what only they have. */
export const marketOrderHandlers = {
  marketCheckProduct: checkProduct,
  marketOrderCreate: createOf('market'),
  marketCheckRisk: checkRisk,
  marketServiceFee: serviceFee,
  marketOrderGet: get,
  marketOrderList: listOf('market'),
  marketSurplusTime: surplusTimeOf('market'),
  marketUrgentOrder: urgentOrderOf('market'),
  marketOrderCancel: cancelOf('market'),
  marketOrderDelete: removeOf('market'),
  marketDistributionList: distributionList,
  marketOnceAgain: onceAgain,
  marketEditTimeAskFor: askForTimes,
  marketEditTimeCook: cookTimes,
  marketEditTime: editTime,
  marketApplyRefund: applyRefundOf('market'),
  marketApplyForRefund: applyForRefund,
  marketOrderRefundInfo: orderRefundInfo,
  marketRefundAmtn: refundAmtn,
  marketRefundOtherInfo: otherInfoOf('market'),
  marketRefundInfo: refundInfoOf('market'),
  marketCancelRefund: cancelRefundOf('market'),
  partakeOrderActivity: orderActivity,
} satisfies Partial<Handlers>;
