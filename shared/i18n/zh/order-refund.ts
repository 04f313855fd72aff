import type { RefundReason } from '../../codes/refund.ts';
import type { BagRefundRefusal, RefundAmountRefusal } from '../../order/refund/refund-amount.ts';
import type { RefundFormRefusal } from '../../order/refund/refund-form.ts';

export type RefundKey =
  | `refund.reason.${RefundReason}`
  | `refund.form.${RefundFormRefusal['reason']}`
  | `refund.amount.${Exclude<RefundAmountRefusal['reason'], RefundFormRefusal['reason']> | BagRefundRefusal['reason']}`
  | 'refund.declined'
  | 'refund.feesExcluded';

/** The refund page: reasons and what is missing (spec 002 §5). */
export const orderRefund = {
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
  'refund.declined': '退款被拒絕',
  'refund.feesExcluded': '部分退款不退運費及平台費',
} as const satisfies Record<RefundKey, string>;
