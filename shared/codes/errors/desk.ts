import type { ErrorRow } from './row.ts';

/** Refusals of a store's desk (decisions DA1–DA32). */
export const deskErrors = {
  DESK_ALREADY: {
    code: -2066001,
    status: 409,
    zh: '已由其他人處理',
    en: 'Somebody else has already done this',
  },
  ORDER_ENDED: {
    code: -2066002,
    status: 409,
    zh: '訂單已結束',
    en: 'This order is over',
  },
  NOT_NOW: {
    code: -2066003,
    status: 409,
    zh: '訂單目前的狀態不能這樣做',
    en: 'This cannot be done with the order as it stands',
  },
  WRONG_ORDER: {
    code: -2066009,
    status: 409,
    zh: '這是另一張訂單的取餐碼',
    en: 'This is the code of another order',
  },
  CODE_WRONG: {
    code: -2066010,
    status: 422,
    zh: '取餐碼不正確',
    en: 'The pickup code is not right',
  },
  CURSOR_INVALID: {
    code: -2066021,
    status: 400,
    zh: '請重新整理訂單',
    en: 'Load the orders again',
  },
  HOURS_OVERLAP: {
    code: -2066056,
    status: 422,
    zh: '營業時間互相重疊，請修改',
    en: 'These hours overlap: change one of them',
  },
  STATION_NOT_FOUND: {
    code: -2066070,
    status: 404,
    zh: '找不到這個工作站',
    en: 'There is no such station',
  },
  STATIONS_FULL: {
    code: -2066071,
    status: 409,
    zh: '工作站已達上限',
    en: 'There are as many stations as there can be',
  },
  CONFLICT: {
    code: -2066050,
    status: 409,
    zh: '其他人剛剛改過了，請比較後再儲存',
    en: 'Somebody else has just changed this. Compare before you save',
  },
  PRICE_INVALID: {
    code: -2066051,
    status: 422,
    zh: '價格不正確',
    en: 'This price cannot be',
  },
  IMPORT_INVALID: {
    code: -2066052,
    status: 422,
    zh: '這個檔案不能匯入',
    en: 'This file cannot be brought in',
  },
  IMPORT_STALE: {
    code: -2066053,
    status: 409,
    zh: '餐單在檢查之後有改動，請重新檢查檔案',
    en: 'The menu has changed since the file was checked. Check it again',
  },
  MENU_FULL: {
    code: -2066120,
    status: 409,
    zh: '餐單已滿',
    en: 'The menu is full',
  },
  NUMBER_TAKEN: {
    code: -2066121,
    status: 409,
    zh: '這個編號已用於另一項商品',
    en: 'Another dish has this number',
  },
  MENU_CLASS_NOT_FOUND: {
    code: -2066122,
    status: 404,
    zh: '找不到這個分類',
    en: 'There is no such class',
  },
  MENU_CLASS_NOT_EMPTY: {
    code: -2066123,
    status: 409,
    zh: '分類內仍有商品或子分類',
    en: 'There are still dishes or classes in this class',
  },
} as const satisfies Record<string, ErrorRow>;
