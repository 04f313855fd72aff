export const consoleStrings = {
  'console.title.login': '商戶登入',
  'console.title.stores': '選擇門店',
  'console.title.writeOff': '核銷',
  'console.title.records': '核銷記錄',
};
