import type { SubmitRefusal } from '../../order/checkout/check-submit.ts';
import type { TimingWord } from '../../order/checkout/checkout-timing.ts';
import type { RatingRefusal, RiderTag } from '../../order/actions/rating.ts';
import type { RemarkTagKey } from '../../order/checkout/remark-tags.ts';

export type CheckoutKey =
  | `checkout.timing.${TimingWord}`
  | RemarkTagKey
  | 'checkout.tableware.more'
  | `checkout.no.${SubmitRefusal['reason']}`
  | `checkout.${'insufficientBonus' | 'deliveryFeeChanged' | 'notUpstairs' | 'outOfRange'}`
  | `rating.rider.${RiderTag}`
  | `rating.no.${RatingRefusal['reason']}`;

/** Checkout and review pages. */
export const orderCheckout = {
  'checkout.timing.deliverNow': '立即配送',
  'checkout.timing.pickUpNow': '立即自取',
  'checkout.timing.preOrderToday': '今天預約',
  'checkout.timing.preOrderTomorrow': '明天預約',
  'checkout.remark.lowSalt': '少鹽',
  'checkout.remark.lowSugar': '少糖',
  'checkout.remark.lowFat': '少油',
  'checkout.remark.noSpicy': '不要辣',
  'checkout.remark.lessSpicy': '少辣',
  'checkout.remark.moreSpicy': '加辣',
  'checkout.remark.noGarlic': '不要蒜',
  'checkout.remark.noCoriander': '不要芫荽',
  'checkout.remark.noGreenOnion': '不要葱',
  'checkout.tableware.more': '10 份以上（請在備註說明）',
  'checkout.no.noOrderType': '請選擇訂單類型',
  'checkout.no.noAddress': '請選擇配送地址',
  'checkout.no.noDeliveryTime': '請選擇配送時間',
  'checkout.no.noPickupTime': '請選擇自取時間',
  'checkout.no.noNextDay': '店舖不接受次日預訂',
  'checkout.no.noPhone': '請輸入手機號碼',
  'checkout.no.badPhone': '手機號碼不正確',
  'checkout.no.noTableware': '請選擇餐具數量',
  'checkout.no.badTableware': '餐具數量不正確',
  'checkout.no.paymentTooSmall': '實付金額須 ≥ $0.1',
  'checkout.no.bonusBlocked': '使用 mFood 獎賞優惠的訂單暫不支持 Alipay 支付',
  'checkout.insufficientBonus': '獎賞不足',
  'checkout.deliveryFeeChanged': '配送地址已更改，運費有變',
  'checkout.notUpstairs': '學校、酒店及娛樂場不設送上樓服務',
  'checkout.outOfRange': '地址超出配送範圍',
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
} as const satisfies Record<CheckoutKey, string>;
