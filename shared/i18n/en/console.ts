export const consoleStrings = {
  'console.title.login': 'Merchant sign-in',
  'console.title.stores': 'Choose a store',
  'console.title.writeOff': 'Redeem',
  'console.title.records': 'Records',
};
