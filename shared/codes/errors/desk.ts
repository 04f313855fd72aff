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
  CHANGE_OPEN: {
    code: -2066005,
    status: 409,
    zh: '顧客尚未回覆更改',
    en: 'The guest has not answered the change yet',
  },
  CHANGE_OVER: {
    code: -2066006,
    status: 409,
    zh: '這項更改已結束',
    en: 'This change is over',
  },
  SUBSTITUTE_UNAVAILABLE: {
    code: -2066007,
    status: 409,
    zh: '不能用這件商品替代',
    en: 'This cannot be given instead',
  },
  WHOLE_ONLY: {
    code: -2066008,
    status: 422,
    zh: '此訂單只能全部退款',
    en: 'This order can only be given back as a whole',
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
  REFUND_ANSWERED: {
    code: -2066012,
    status: 409,
    zh: '退款申請已由其他人回覆',
    en: 'Somebody else has answered this refund',
  },
  AMOUNT_LEFT: {
    code: -2066013,
    status: 422,
    zh: '金額超過可退的餘額',
    en: 'This is more than what is left to give back',
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
  ABOVE_LIMIT: {
    code: -2066090,
    status: 403,
    zh: '超過主管可退的金額，請由店主處理',
    en: 'Above what a manager may give back: the owner decides',
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
