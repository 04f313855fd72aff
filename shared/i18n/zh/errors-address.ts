import type { ErrorName } from '../../codes/error-code.ts';

/** Refusals of addresses and of the buyer's certificate. The server sends them as `note`. */
export const errorsAddress = {
  'error.ADDRESS_NOT_FOUND': '找不到這個地址，可能已被刪除',
  'error.ADDRESS_INCOMPLETE': '請填寫完整的收貨地址',
  'error.ADDRESS_DUPLICATE': '這個地址已經存在',
  'error.ADDRESS_BLOCKED': '這個位置暫時不能配送，請選擇附近其他位置',
  'error.ADDRESS_NO_PLACE': '請在地圖上選擇位置',
  'error.ADDRESS_BEYOND': '所選位置不在澳門，暫時不能配送',
  'error.ADDRESS_TOO_MANY': '地址數量已達上限，請先刪除不用的地址',
  'error.CERTIFICATE_INVALID': '證件資料不正確，請核對後四位',
} as const satisfies Partial<Record<`error.${ErrorName}`, string>>;
