import type { CardStatus } from '../../codes/card-status.ts';
import type { CertificateType } from '../../codes/certificate-type.ts';
import type { MemberLevel, MemberType, SavingsType } from '../../codes/member.ts';
import type { ProductSort } from '../../codes/product-sort.ts';
import type { RedPacketSource } from '../../codes/red-packet-source.ts';
import type { ReportReason } from '../../codes/report-reason.ts';
import type { StoreSort } from '../../codes/store-sort.ts';
import type { AddressTitle } from '../../codes/address-title.ts';
import type { PhoneRegion } from '../../validate/phone.ts';

type Known<Name extends string> = Exclude<Name, 'unknown'>;
/** One label a member of a code table; `unknown` has none, its reader decides. */
export type CodeLabelKey =
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
  | `phoneRegion.${PhoneRegion}`;

/** Names of what the code tables number (spec 001 §3, §6, §9, 002 §1, §4). */
export const codeLabels = {
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
} as const satisfies Record<CodeLabelKey, string>;
