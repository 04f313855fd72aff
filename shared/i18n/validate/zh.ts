import type { BankCardReason } from '../../validate/bank-card.ts';
import type { IdCardReason } from '../../validate/id-card.ts';
import type { LoginReason } from '../../validate/login.ts';
import type { NewPaymentPasswordReason } from '../../validate/payment-password.ts';
import type { PlateReason } from '../../validate/plate.ts';
import type { VehicleCodeReason } from '../../validate/vehicle-code.ts';

type ValidateKey =
  | `validate.idCard.${IdCardReason}`
  | `validate.vehicleCode.${VehicleCodeReason}`
  | `validate.plate.${PlateReason}`
  | `validate.bankCard.${BankCardReason}`
  | `validate.paymentPassword.${NewPaymentPasswordReason}`
  | `validate.login.${LoginReason}`
  | 'validate.memberInfo.phone';

/**
 * Why an input is refused (spec 000 §5, 001 §5). Phones have theirs as `login.phone.<reason>`;
 * addresses and checkout keep theirs.
 */
export const texts = {
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
  'validate.login.token': '獲取登錄憑證失敗',
  'validate.memberInfo.phone': '獲取用戶手機失敗',
} as const satisfies Record<ValidateKey, string>;
