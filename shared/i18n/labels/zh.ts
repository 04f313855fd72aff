import type { AddressTitle } from '../../codes/address-title.ts';
import type { CardStatus } from '../../codes/card-status.ts';
import type { CertificateType } from '../../codes/certificate-type.ts';
import type { MemberLevel, MemberType, SavingsType } from '../../codes/member.ts';
import type { PaymentType } from '../../codes/payment-type.ts';
import type { ProductSort } from '../../codes/product-sort.ts';
import type { RedPacketSource } from '../../codes/red-packet-source.ts';
import type { ReportReason } from '../../codes/report-reason.ts';
import type { StoreSort } from '../../codes/store-sort.ts';
import type { DayLabelKey } from '../../format/day-label.ts';
import type { DiscountRateMessage } from '../../format/discount-rate.ts';
import type { FullGiftKey } from '../../format/full-gift.ts';
import type { RatingKey } from '../../format/rating.ts';
import type { RemarkTagKey } from '../../order/checkout/remark-tags.ts';
import type { OrderLabelKey } from '../../order/status/display.ts';
import type { PhoneRegion } from '../../validate/phone.ts';

type Known<Name extends string> = Exclude<Name, 'unknown'>;
/** One label for each member of a code table; `unknown` has none: its reader decides. */
export type LabelKey =
  | `memberType.${Known<MemberType>}`
  | `memberLevel.${MemberLevel}`
  | `savings.${Known<SavingsType>}`
  | `certificate.${Known<CertificateType>}`
  | `cardStatus.${Known<CardStatus>}`
  | `redPacketSource.${Known<RedPacketSource>}`
  | `reportReason.${Known<ReportReason>}`
  | `productSort.${Known<ProductSort>}`
  | `storeSort.${Known<StoreSort>}`
  | `addressTitle.${AddressTitle}`
  | `phoneRegion.${PhoneRegion}`
  | 'refund.declined'
  | Extract<OrderLabelKey, `order.status.${string}` | `order.refund.${string}`>
  | DayLabelKey
  | DiscountRateMessage['key']
  | FullGiftKey
  | RatingKey
  | RemarkTagKey
  | 'order.status.unknown'
  | `order.${'loading' | 'loadFailed' | 'storeFailed' | 'timeFailed'}`
  | 'location.mapScript'
  | 'checkout.notUpstairs'
  | `app.store.${'ios' | 'android'}`
  | `bank.channel.${PaymentType}`;

/**
 * Names of coded values (spec 001 §3, §4, §6, §9, 002 §1, §4), words within formats, and messages
 * of an order or a map that loads (spec 001 §8), which several areas show.
 */
export const texts = {
  'memberType.monthlyCard': '月卡會員',
  'memberType.nonMember': '非會員',
  'memberType.trial': '試用會員',
  'memberLevel.normal': '普通會員',
  'memberLevel.gold': '黃金會員',
  'memberLevel.platinum': '鉑金會員',
  'memberLevel.diamond': '鑽石會員',
  'memberLevel.blackCard': '黑卡會員',
  'savings.monthly': '本月已省',
  'savings.total': '累計已省',
  'certificate.macaoId': '澳門身份證',
  'certificate.hkId': '香港身份證',
  'certificate.mainlandId': '內地身份證',
  'certificate.passport': '護照',
  'cardStatus.unverified': '待驗證',
  'cardStatus.verified': '已驗證',
  'cardStatus.failed': '驗證失敗',
  'redPacketSource.newUser': '新用戶紅包',
  'redPacketSource.luckyDraw': '抽獎紅包',
  'redPacketSource.promotion': '推廣紅包',
  'redPacketSource.share': '分享紅包',
  'redPacketSource.shareAndDraw': '分享抽獎紅包',
  'redPacketSource.discountActivity': '優惠活動紅包',
  'redPacketSource.member': '會員紅包',
  'redPacketSource.memberTopUpPack': '會員加量包',
  'reportReason.falseInformation': '資料不實',
  'reportReason.foodSafety': '食品安全或衛生問題',
  'reportReason.wrongPrice': '價格與實際不符',
  'reportReason.badService': '服務態度差',
  'reportReason.infringement': '圖片或內容侵權',
  'reportReason.other': '其他',
  'productSort.discountRate': '折扣優先',
  'productSort.sales': '銷量優先',
  'productSort.priceAscending': '價格由低至高',
  'productSort.priceDescending': '價格由高至低',
  'storeSort.overall': '綜合排序',
  'storeSort.distance': '距離最近',
  'storeSort.sales': '銷量最高',
  'storeSort.score': '評分最高',
  'addressTitle.Mr': '先生',
  'addressTitle.Ms': '女士',
  'phoneRegion.853': '澳門',
  'phoneRegion.852': '香港',
  'phoneRegion.86': '內地',
  'day.today': '今天',
  'day.tomorrow': '明天',
  'discount.rate': '{value} 折',
  'fullGift.one': '滿 ${amount} 送{gift}×{qty}',
  'fullGift.join': '；',
  'fullGift.left': '（剩 {stock} 份）',
  'fullGift.gone': '（已送完）',
  'rating.veryBad': '很差',
  'rating.poor': '較差',
  'rating.fair': '一般',
  'rating.satisfied': '滿意',
  'rating.perfect': '完美',
  'order.status.processing': '處理中',
  'order.status.waitingStore': '等待店舖接單',
  'order.status.accepted': '店舖已接單',
  'order.status.picking': '店舖備貨中',
  'order.status.outForDelivery': '配送中',
  'order.status.storeDelivery': '店舖配送中',
  'order.status.readyForPickup': '可到店自取',
  'order.status.completed': '已完成',
  'order.status.toBePaid': '待付款',
  'order.status.unused': '可使用',
  'order.status.partlyUsed': '部分已使用',
  'order.status.usedUp': '已使用',
  'order.status.expired': '已過期',
  'order.status.cancelled': '已取消',
  'order.status.refunded': '已退款',
  'order.status.unknown': '處理中',
  'order.refund.none': '未退款',
  'order.refund.part': '部分已退款',
  'order.refund.all': '已全數退款',
  'order.refund.recalled': '已撤銷退款申請',
  'order.refund.rejected': '店舖拒絕退款',
  'order.refund.pending': '退款待審批',
  'order.refund.succeeded': '退款成功',
  'refund.declined': '退款被拒絕',
  'checkout.remark.lowSalt': '少鹽',
  'checkout.remark.lowSugar': '少糖',
  'checkout.remark.lowFat': '少油',
  'checkout.remark.noSpicy': '不要辣',
  'checkout.remark.lessSpicy': '少辣',
  'checkout.remark.moreSpicy': '加辣',
  'checkout.remark.noGarlic': '不要蒜',
  'checkout.remark.noCoriander': '不要芫荽',
  'checkout.remark.noGreenOnion': '不要葱',
  'location.mapScript': '地圖載入失敗，請稍後再試',
  'order.loading': '加載中...',
  'order.loadFailed': '獲取訂單失敗',
  'order.storeFailed': '查詢店鋪失敗',
  'order.timeFailed': '獲取訂單時間失敗',
  'checkout.notUpstairs': '學校、酒店及娛樂場不設送上樓服務',
  'app.store.ios': 'App Store',
  'app.store.android': 'Android 版',
  'bank.channel.MP_MACAU': 'MPay',
  'bank.channel.OPEN_ALI': '支付寶',
  'bank.channel.BOC_H5_PAY': '中銀手機支付',
  'bank.channel.WECHAT_JS': '微信支付',
  'bank.channel.WECHAT_MP': '微信支付（小程序）',
  'bank.channel.MP_TEST_PAY': '測試付款',
  'bank.channel.BANK_CARD': '銀行卡',
  'map.zoomIn': '放大',
  'map.zoomOut': '縮小',
  'map.help': '方向鍵移動地圖，加號和減號縮放。',
  'map.note': '示意圖',
} as const satisfies Readonly<Record<string, string>> & Record<LabelKey, string>;
