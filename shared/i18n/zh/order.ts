import type { OrderAction } from '../../codes/order-action.ts';
import type { OrderLabelKey } from '../../order/status/display.ts';
import type { AmountKind } from '../../order/checkout/order-amounts.ts';
import type { RefundStep } from '../../order/refund/refund-display.ts';
import type { StoreState } from '../../order/checkout/store-state.ts';
import type { consumerOrder } from './consumer-order.ts';

/** Some of the status labels stand with the group orders. */
export type OrderKey =
  | Exclude<OrderLabelKey, keyof typeof consumerOrder>
  | RefundStep['labelKey']
  | `order.action.${OrderAction}`
  | `order.amount.${AmountKind}`
  | StoreState['labelKey'];

/** Labels of orders, riders, refunds, actions, amounts and stores. */
export const orderStrings = {
  'order.status.processing': '處理中',
  'order.status.waitingStore': '等待店舖接單',
  'order.status.accepted': '店舖已接單',
  'order.status.picking': '店舖備貨中',
  'order.status.outForDelivery': '配送中',
  'order.status.storeDelivery': '店舖配送中',
  'order.status.readyForPickup': '可到店自取',
  'order.status.completed': '已完成',
  'order.rider.waiting': '等待騎手接單',
  'order.rider.headingToStore': '騎手正趕往店舖',
  'order.rider.pickingUp': '騎手已到店，取餐中',
  'order.rider.delivering': '騎手配送中',
  'order.rider.arrived': '騎手已到達',
  'order.rider.completed': '已送達',
  'order.refund.none': '未退款',
  'order.refund.part': '部分已退款',
  'order.refund.all': '已全數退款',
  'order.refund.recalled': '已撤銷退款申請',
  'order.refund.rejected': '店舖拒絕退款',
  'order.refund.pending': '退款待審批',
  'order.refund.succeeded': '退款成功',
  'order.refundStep.requested': '已提交退款申請',
  'order.refundStep.reviewing': '店舖審核中，24 小時內未處理將自動退款',
  'order.refundStep.approved': '退款已通過',
  'order.refundStep.returned': '款項原路退回',
  'order.refundStep.rejected': '店舖拒絕退款，如有疑問請聯絡客服',
  'order.refundStep.recalled': '您已撤銷退款申請',
  'order.refundStep.processing': '處理中',
  'order.action.PAY': '去付款',
  'order.action.CANCEL': '取消訂單',
  'order.action.RUSH': '催單',
  'order.action.REFUND': '申請退款',
  'order.action.CANCEL_REFUND': '撤銷退款',
  'order.action.COMMENT': '去評價',
  'order.action.AGAIN': '再來一單',
  'order.action.EDIT_TIME': '修改時間',
  'order.action.DELETE': '刪除訂單',
  'order.action.CONTACT': '聯絡店舖',
  'order.amount.boxFee': '餐盒費',
  'order.amount.bagFee': '膠袋費',
  'order.amount.holidayServiceFee': '節日服務費',
  'order.amount.deliveryFee': '運費',
  'order.amount.specialPeriodFee': '特殊時段加收',
  'order.amount.reduction': '優惠減免',
  'store.state.open': '營業中',
  'store.state.resting': '休息中',
  'store.state.overloaded': '爆單中',
  'store.state.closed': '已打烊',
  'store.state.unavailable': '暫不接單',
} as const satisfies Record<OrderKey, string>;
