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
  PRINT_TAKEN: {
    code: -2066040,
    status: 409,
    zh: '這張單正由另一台收銀機列印，或已列印',
    en: 'Another till prints this, or has printed it',
  },
  PRINTER_NONE: {
    code: -2066041,
    status: 409,
    zh: '這間店舖未設定打印機',
    en: 'This store has no printer yet',
  },
  PRINT_NOT_FOUND: {
    code: -2066110,
    status: 404,
    zh: '找不到要列印的單',
    en: 'There is nothing like that to print',
  },
  PRINTER_NOT_FOUND: {
    code: -2066111,
    status: 404,
    zh: '找不到這台打印機',
    en: 'There is no such printer',
  },
  PRINTERS_FULL: {
    code: -2066112,
    status: 409,
    zh: '打印機已達上限',
    en: 'There are as many printers as there can be',
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
} as const satisfies Record<string, ErrorRow>;
