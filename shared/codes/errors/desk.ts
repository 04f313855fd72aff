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
  OTHER_DAY: {
    code: -2066011,
    status: 409,
    zh: '這不是今天的訂單',
    en: 'This order is not of today',
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
  DEVICE_PURPOSE: {
    code: -2066061,
    status: 403,
    zh: '這部裝置只供廚房使用',
    en: 'This device is for the kitchen only',
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
  OTHER_STORE: {
    code: -2066100,
    status: 409,
    zh: '這是另一間店舖的訂單',
    en: 'This order is of another store',
  },
  PIN_ASKED: {
    code: -2066101,
    status: 422,
    zh: '沒有取餐碼，須由經理以 PIN 碼批准',
    en: 'Without the pickup code a manager’s PIN is needed',
  },
  WALL_NOT_FOUND: {
    code: -2066102,
    status: 404,
    zh: '這個取餐屏連結已失效',
    en: 'This link to a pickup screen is no longer valid',
  },
  WALLS_FULL: {
    code: -2066103,
    status: 409,
    zh: '取餐屏連結已達上限',
    en: 'There are as many pickup screens as there can be',
  },
} as const satisfies Record<string, ErrorRow>;
