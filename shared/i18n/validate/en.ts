import type { texts as zh } from './zh.ts';

/**
 * Why an input is refused (spec 000 §5, 001 §5). Phones have theirs as `login.phone.<reason>`;
 * addresses and checkout keep theirs.
 */
export const texts: Record<keyof typeof zh, string> = {
  'validate.idCard.digitCount': 'wrong digit count',
  'validate.idCard.birthDate': 'wrong birth date',
  'validate.idCard.number': 'wrong number',
  'validate.idCard.region': 'illegal region',
  'validate.vehicleCode.empty': 'Enter the vehicle code',
  'validate.vehicleCode.characters': 'Vehicle codes have digits and letters, but no I or O',
  'validate.plate.empty': 'Enter the plate number',
  'validate.plate.format': 'This is not a valid plate number',
  'validate.bankCard.numberRequired': 'Enter the card number',
  'validate.bankCard.numberDigits': 'A card number has digits only',
  'validate.bankCard.scheme': 'Only Visa or MasterCard',
  'validate.bankCard.numberLength': 'The card number has the wrong length',
  'validate.bankCard.numberCheck': 'This card number is not correct. Please check it',
  'validate.bankCard.monthRequired': 'Enter the month of expiry',
  'validate.bankCard.month': 'The month is 01 to 12',
  'validate.bankCard.yearRequired': 'Enter the year of expiry',
  'validate.bankCard.year': 'This is not a valid year',
  'validate.bankCard.expired': 'This card has expired',
  'validate.bankCard.securityCodeRequired': 'Enter the security code',
  'validate.bankCard.securityCode': 'The security code is 3 digits, on the back of the card',
  'validate.bankCard.name': 'The name on the card takes English letters and spaces only',
  'validate.bankCard.phone': 'The phone at the bank must be your registered phone',
  'validate.paymentPassword.digits': 'The payment password is 6 digits',
  'validate.paymentPassword.repeated': 'No three equal digits in a row',
  'validate.paymentPassword.consecutive': 'No consecutive digits',
  'validate.paymentPassword.mismatch': 'passwords do not match',
  'validate.login.token': 'get token error',
  'validate.memberInfo.phone': 'get user info error',
};
