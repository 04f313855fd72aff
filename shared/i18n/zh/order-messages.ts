import type { CancelRefusal } from '../../order/actions/can-cancel.ts';
import type { DeleteRefusal } from '../../order/actions/can-delete.ts';
import type { EditTimeRefusal } from '../../order/actions/can-edit-time.ts';
import type { PaymentArrival, PayRefusal } from '../../order/actions/can-pay.ts';
import type { RecallRefusal, RefundRefusal } from '../../order/actions/can-refund.ts';
import type { RushRefusal } from '../../order/actions/can-rush.ts';

type Refused<
  Action extends string,
  Refusal extends { reason: string },
> = `order.no.${Action}.${Refusal['reason']}`;
export type OrderMessageKey =
  | `order.${'loading' | 'loadFailed' | 'storeFailed' | 'timeFailed' | 'cancelFailed' | 'refundFailed' | 'riderFailed'}`
  | Extract<PaymentArrival, { kind: 'refund' }>['messageKey']
  | Refused<'pay', PayRefusal>
  | Refused<'cancel', CancelRefusal>
  | Refused<'refund', RefundRefusal>
  | Refused<'recall', RecallRefusal>
  | Refused<'rush', RushRefusal>
  | Refused<'editTime', EditTimeRefusal>
  | Refused<'delete', DeleteRefusal>;

/** What is said when an order does not load or an action is refused (spec 001 §8). */
export const orderMessages = {
  'order.loading': '加載中...',
  'order.loadFailed': '獲取訂單失敗',
  'order.storeFailed': '查詢店鋪失敗',
  'order.timeFailed': '獲取訂單時間失敗',
  'order.cancelFailed': '取消失敗',
  'order.refundFailed': '退款失敗',
  'order.riderFailed': '獲取騎手失敗',
  'order.latePayment': '付款時間已過，訂單已取消，款項將原路退回',
  'order.paidTwice': '這張訂單已付款，重複支付的款項將原路退回',
  'order.no.pay.notToBePaid': '這張訂單不需要付款',
  'order.no.pay.windowOver': '付款時間已過，訂單已取消',
  'order.no.cancel.windowOver': '付款時間已過，訂單已取消',
  'order.no.cancel.refundRunning': '退款審核中，不能取消訂單',
  'order.no.cancel.accepted': '店舖已接單，請申請退款',
  'order.no.cancel.onTheWay': '訂單配送中，請申請退款',
  'order.no.cancel.completed': '訂單已完成，不能取消',
  'order.no.cancel.closed': '訂單已結束',
  'order.no.cancel.paid': '訂單已付款，請申請退款',
  'order.no.cancel.unknownStatus': '訂單處理中，請稍後再試',
  'order.no.refund.notPaid': '訂單未付款',
  'order.no.refund.closed': '訂單已結束',
  'order.no.refund.used': '團購券已使用，不能退款',
  'order.no.refund.expired': '團購券已過期，將自動退款',
  'order.no.refund.unknownStatus': '訂單處理中，請稍後再試',
  'order.no.refund.paymentChannel': '因支付渠道原因，不支持退款',
  'order.no.refund.refundRunning': '退款審核中',
  'order.no.refund.rejected': '店舖已拒絕退款，請聯絡客服',
  'order.no.refund.alreadyRequested': '每張訂單只能申請一次退款',
  'order.no.refund.windowOver': '訂單完成已超過 24 小時，不能退款',
  'order.no.recall.noRefundRunning': '沒有審核中的退款',
  'order.no.recall.autoRefunded': '已自動退款，不能撤銷',
  'order.no.rush.notUnderWay': '訂單未在配送中',
  'order.no.rush.readyForPickup': '訂單已可自取',
  'order.no.rush.refundRunning': '退款審核中，不能催單',
  'order.no.rush.tooMany': '每張訂單最多催單 {limit} 次',
  'order.no.rush.tooEarly': '{time} 後可催單',
  'order.no.editTime.notMarket': '這張訂單不能修改時間',
  'order.no.editTime.status': '訂單已出發或未付款，不能修改時間',
  'order.no.editTime.refundRunning': '退款審核中，不能修改時間',
  'order.no.editTime.noSlot': '即時訂單不能修改時間',
  'order.no.editTime.editedBefore': '每張訂單只能修改一次時間',
  'order.no.editTime.tooLate': '只能在預約時間 30 分鐘前修改',
  'order.no.delete.notCompleted': '訂單完成後才能刪除',
  'order.no.delete.refundRunning': '退款審核中，不能刪除訂單',
} as const satisfies Record<OrderMessageKey, string>;
