import type { ErrorRow } from './row.ts';

/** Addresses and the certificate of the buyer. */
export const addressErrors = {
  ADDRESS_NOT_FOUND: {
    code: -2010401,
    status: 404,
    zh: '找不到這個地址，可能已被刪除',
    en: 'This address was not found; it may have been deleted',
  },
  ADDRESS_INCOMPLETE: {
    code: -2010402,
    status: 422,
    zh: '請填寫完整的收貨地址',
    en: 'Please complete the delivery address',
  },
  ADDRESS_DUPLICATE: {
    code: -2010403,
    status: 409,
    zh: '這個地址已經存在',
    en: 'You have already saved this address',
  },
  ADDRESS_BLOCKED: {
    code: -2010404,
    status: 422,
    zh: '這個位置暫時不能配送，請選擇附近其他位置',
    en: 'We cannot deliver to this place. Please choose another one nearby',
  },
  ADDRESS_NO_PLACE: {
    code: -2010405,
    status: 422,
    zh: '請在地圖上選擇位置',
    en: 'Please choose a place on the map',
  },
  ADDRESS_BEYOND: {
    code: -2010406,
    status: 422,
    zh: '所選位置不在澳門，暫時不能配送',
    en: 'This place is not in Macau; we cannot deliver there',
  },
  ADDRESS_TOO_MANY: {
    code: -2010407,
    status: 422,
    zh: '地址數量已達上限，請先刪除不用的地址',
    en: 'You have reached the limit of saved addresses. Please delete one first',
  },
  ADDRESS_UNKNOWN: {
    code: -2010408,
    status: 422,
    zh: '我們不認識這個地點，請在地圖上重新選擇',
    en: 'We do not know this place. Please choose it on the map again',
  },
  ADDRESS_ELSEWHERE: {
    code: -2010409,
    status: 422,
    zh: '地址文字和地圖位置不是同一個地方，請在地圖上重新選擇',
    en: 'The address and its place on the map do not match. Please choose the place on the map again',
  },
  CERTIFICATE_INVALID: {
    code: -2010501,
    status: 422,
    zh: '證件資料不正確，請核對後四位',
    en: 'These document details are not correct. Please check the last 4 characters',
  },
} as const satisfies Record<string, ErrorRow>;
