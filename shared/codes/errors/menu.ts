import type { ErrorRow } from './row.ts';

/** Refusals of editing menus and other things that two may edit at once (decisions DA24, DA25). */
export const menuErrors = {
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
    en: 'This price is not possible',
  },
  IMPORT_INVALID: {
    code: -2066052,
    status: 422,
    zh: '這個檔案不能匯入',
    en: 'This file cannot be imported',
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
  MENU_DRAFTS_FULL: {
    code: -2066159,
    status: 409,
    zh: '草稿已滿 200 份，請先發佈或刪除部分草稿',
    en: 'There are 200 drafts already: publish or delete some first',
  },
} as const satisfies Record<string, ErrorRow>;
