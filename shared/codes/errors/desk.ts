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
  RUN_NOT_FOUND: {
    code: -2066140,
    status: 404,
    zh: '這個連結無效，請向店舖查詢',
    en: 'This link is not valid: ask the store',
  },
  RUN_OVER: {
    code: -2066141,
    status: 410,
    zh: '這趟配送已經結束',
    en: 'This run is over',
  },
  DELIVERY_CODE_WRONG: {
    code: -2066142,
    status: 422,
    zh: '收貨碼不正確',
    en: 'The delivery code is not right',
  },
  DELIVERY_CODE_LOCKED: {
    code: -2066143,
    status: 429,
    zh: '錯誤次數過多，請稍後再試，或改為拍照',
    en: 'Too many wrong codes: try again later, or take a photo',
  },
  NOT_MET_WAITING: {
    code: -2066144,
    status: 409,
    zh: '請等候十分鐘並致電兩次後再決定',
    en: 'Wait ten minutes and call twice before you decide',
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
} as const satisfies Record<string, ErrorRow>;
