import type { RefundReason } from '../../codes/refund.ts';
import type { CancelRefusal } from '../../order/actions/can-cancel.ts';
import type { DeleteRefusal } from '../../order/actions/can-delete.ts';
import type { EditTimeRefusal } from '../../order/actions/can-edit-time.ts';
import type { PaymentArrival, PayRefusal } from '../../order/actions/can-pay.ts';
import type { RecallRefusal, RefundRefusal } from '../../order/actions/can-refund.ts';
import type { RushRefusal } from '../../order/actions/can-rush.ts';
import type { RatingRefusal, RiderTag } from '../../order/actions/rating.ts';
import type { AmountKind } from '../../order/checkout/order-amounts.ts';
import type { StoreState } from '../../order/checkout/store-state.ts';
import type { BagRefundRefusal, RefundAmountRefusal } from '../../order/refund/refund-amount.ts';
import type { RefundStep } from '../../order/refund/refund-display.ts';
import type { RefundFormRefusal } from '../../order/refund/refund-form.ts';
import type { OrderLabelKey } from '../../order/status/display.ts';

type Refused<
  Action extends string,
  Refusal extends { reason: string },
> = `order.no.${Action}.${Refusal['reason']}`;
/** Every key of this area; the labels of the status of an order and of its refund are in `labels`. */
export type OrderKey =
  | Extract<OrderLabelKey, `order.rider.${string}`>
  | RefundStep['labelKey']
  | `order.amount.${AmountKind}`
  | StoreState['labelKey']
  | `order.${'cancelFailed' | 'refundFailed' | 'riderFailed'}`
  | Extract<PaymentArrival, { kind: 'refund' }>['messageKey']
  | Refused<'pay', PayRefusal>
  | Refused<'cancel', CancelRefusal>
  | Refused<'refund', RefundRefusal>
  | Refused<'recall', RecallRefusal>
  | Refused<'rush', RushRefusal>
  | Refused<'editTime', EditTimeRefusal>
  | Refused<'delete', DeleteRefusal>
  | `refund.reason.${RefundReason}`
  | `refund.form.${RefundFormRefusal['reason']}`
  | `refund.amount.${Exclude<RefundAmountRefusal['reason'], RefundFormRefusal['reason']> | BagRefundRefusal['reason']}`
  | 'refund.feesExcluded'
  | `rating.rider.${RiderTag}`
  | `rating.no.${RatingRefusal['reason']}`
  | `rating.${'done' | 'deleteConfirm'}`;

/**
 * Words of the order rules: labels, refusals, refunds and reviews (spec 001 §4, §8, 002
 * §5).
 */
export const texts = {
  'order.rider.waiting': '等待騎手接單',
  'order.rider.headingToStore': '騎手正趕往店舖',
  'order.rider.pickingUp': '騎手已到店，取餐中',
  'order.rider.delivering': '騎手配送中',
  'order.rider.arrived': '騎手已到達',
  'order.rider.completed': '已送達',
  'order.refundStep.requested': '已提交退款申請',
  'order.refundStep.reviewing': '店舖審核中，24 小時內未處理將自動退款',
  'order.refundStep.approved': '退款已通過',
  'order.refundStep.returned': '款項原路退回',
  'order.refundStep.rejected': '店舖拒絕退款，如有疑問請聯絡客服',
  'order.refundStep.recalled': '您已撤銷退款申請',
  'order.refundStep.processing': '處理中',
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
  'refund.reason.plasticBagFee': '膠袋費',
  'refund.reason.duplicateOrder': '重複下單',
  'refund.reason.orderedByMistake': '下錯單',
  'refund.reason.wrongAddress': '地址或電話填錯',
  'refund.reason.wrongTime': '時間選錯',
  'refund.reason.tooLate': '送達太遲',
  'refund.reason.missingItem': '漏送商品',
  'refund.reason.wrongItem': '送錯商品',
  'refund.reason.poorQuality': '品質差或過期',
  'refund.reason.damaged': '破損或灑漏',
  'refund.reason.foreignObject': '有異物或衛生問題',
  'refund.reason.outOfStock': '商品缺貨',
  'refund.reason.storeUnreachable': '店舖休息或聯絡不上',
  'refund.reason.notDelivered': '未收到或騎手問題',
  'refund.reason.others': '其他',
  'refund.form.noReason': '請選擇退款原因',
  'refund.form.noText': '請輸入原因',
  'refund.form.textTooLong': '原因最多 {limit} 字',
  'refund.form.noItems': '請選擇商品',
  'refund.form.uncheckItems': '請先取消選擇所有商品',
  'refund.form.partialNotSupported': '不支持部分退款',
  'refund.form.noPhoto': '請上載照片',
  'refund.form.tooManyPhotos': '最多 {limit} 張照片',
  'refund.form.photoTooBig': '每張照片不可超過 {size}',
  'refund.amount.unknownLine': '訂單中沒有這件商品',
  'refund.amount.badQuantity': '最多可退 {left} 件',
  'refund.amount.noBag': '這張訂單沒有膠袋費',
  'refund.amount.bagRefunded': '膠袋費已退',
  'refund.feesExcluded': '部分退款不退運費及平台費',
  'rating.rider.comment_tag1': '準時送達',
  'rating.rider.comment_tag2': '態度友善',
  'rating.rider.comment_tag3': '餐點完好',
  'rating.rider.comment_tag4': '衣著整潔',
  'rating.rider.comment_tag5': '主動聯絡',
  'rating.rider.comment_tag6': '細心體貼',
  'rating.rider.comment_tag7': '送達太慢',
  'rating.rider.comment_tag8': '態度不佳',
  'rating.rider.comment_tag9': '餐點灑漏',
  'rating.rider.comment_tag10': '餐點涼了',
  'rating.rider.comment_tag11': '聯絡不上',
  'rating.rider.comment_tag12': '沒有送到指定地點',
  'rating.rider.comment_tag13': '提前點擊送達',
  'rating.rider.comment_tag14': '漏送或送錯',
  'rating.rider.comment_tag15': '儀容不整',
  'rating.no.noOverall': '請給整體評分',
  'rating.no.badScore': '評分不正確',
  'rating.no.badRiderTag': '騎手評價標籤不正確',
  'rating.done': '評價成功',
  'rating.deleteConfirm': '確定刪除這則評價嗎？',
} as const satisfies Record<OrderKey, string>;
