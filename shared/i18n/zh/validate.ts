import type { AddressReason } from '../../validate/address.ts';
import type { AlcoholReason } from '../../validate/alcohol-age.ts';
import type { BankCardReason } from '../../validate/bank-card.ts';
import type { PlainTextReason } from '../../validate/emoji.ts';
import type { IdCardReason } from '../../validate/id-card.ts';
import type { IdentityReason } from '../../validate/identity.ts';
import type { LoginReason, MemberInfoReason } from '../../validate/login.ts';
import type { NewPaymentPasswordReason } from '../../validate/payment-password.ts';
import type { PlateReason } from '../../validate/plate.ts';
import type { VehicleCodeReason } from '../../validate/vehicle-code.ts';

/** One sentence a reason of each check, `validate.<check>.<reason>`. Phones have theirs as `login.phone.<reason>`. */
export type ValidateKey =
  | `validate.idCard.${IdCardReason}`
  | `validate.vehicleCode.${VehicleCodeReason}`
  | `validate.plate.${PlateReason}`
  | `validate.bankCard.${BankCardReason}`
  | `validate.paymentPassword.${NewPaymentPasswordReason}`
  | `validate.identity.${IdentityReason}`
  | `validate.alcoholAge.${AlcoholReason}`
  | `validate.address.${AddressReason}`
  | `validate.plainText.${PlainTextReason}`
  | `validate.login.${LoginReason}`
  | `validate.memberInfo.${MemberInfoReason}`;

/** Why an input is refused (spec 000 §5, 001 §5). */
export const validate = {
  'validate.idCard.digitCount': '身份證號碼位數不對',
  'validate.idCard.birthDate': '身份證號碼出生日期不對',
  'validate.idCard.number': '身份證號碼錯誤',
  'validate.idCard.region': '身份證地區非法',
  'validate.vehicleCode.empty': '請輸入車輛編碼',
  'validate.vehicleCode.characters': '車輛編碼只能是數字和字母，不含 I 和 O',
  'validate.plate.empty': '請輸入車牌號碼',
  'validate.plate.format': '車牌號碼不正確',
  'validate.bankCard.numberRequired': '請輸入銀行卡號',
  'validate.bankCard.numberDigits': '銀行卡號只能是數字',
  'validate.bankCard.scheme': '只支援 Visa 或 MasterCard',
  'validate.bankCard.numberLength': '銀行卡號位數不對',
  'validate.bankCard.numberCheck': '銀行卡號不正確，請核對',
  'validate.bankCard.monthRequired': '請輸入有效期的月份',
  'validate.bankCard.month': '月份應為 01 至 12',
  'validate.bankCard.yearRequired': '請輸入有效期的年份',
  'validate.bankCard.year': '年份不正確',
  'validate.bankCard.expired': '這張卡已過有效期',
  'validate.bankCard.securityCodeRequired': '請輸入安全碼',
  'validate.bankCard.securityCode': '安全碼為卡背 3 位數字',
  'validate.bankCard.name': '持卡人姓名只能是英文字母和空格',
  'validate.bankCard.phone': '銀行預留手機須與登記手機一致',
  'validate.paymentPassword.digits': '支付密碼為 6 位數字',
  'validate.paymentPassword.repeated': '支付密碼不能有連續三個相同的數字',
  'validate.paymentPassword.consecutive': '支付密碼不能是連續的數字',
  'validate.paymentPassword.mismatch': '兩次輸入的密碼不一致',
  'validate.identity.type': '請選擇證件類型',
  'validate.identity.numberRequired': '請輸入證件號碼後四位',
  'validate.identity.number': '證件號碼後四位不正確',
  'validate.identity.agreement': '請先勾選同意協議',
  'validate.alcoholAge.name': '請輸入姓名',
  'validate.alcoholAge.birthDate': '請輸入正確的出生日期',
  'validate.alcoholAge.tooYoung': '未滿 18 歲不能購買酒精飲品',
  'validate.alcoholAge.unconfirmed': '請確認已年滿 18 歲',
  'validate.address.name': '請輸入聯絡人',
  'validate.address.phone': '請輸入正確的手機號碼',
  'validate.address.mapAddress': '請選擇地址',
  'validate.address.detail': '請輸入詳細地址',
  'validate.address.duplicate': '這個地址已經存在',
  'validate.plainText.emoji': '不能輸入表情符號',
  'validate.login.token': '獲取登錄憑證失敗',
  'validate.memberInfo.phone': '獲取用戶手機失敗',
} as const satisfies Record<ValidateKey, string>;
