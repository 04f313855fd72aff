/** Sentences of the desktop shell itself, outside the pages. */
export const desktop = {
  'desktop.badBackend': '{source} 所設的後台地址不正確，請填寫 http:// 或 https:// 開頭的地址，不含路徑。',
  'desktop.chooseScanner': '請選擇掃描器',
  'desktop.cancel': '取消',
};
