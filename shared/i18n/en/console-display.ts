/** The customer's screen. */
export const consoleDisplay = {
  'display.title': 'Customer display',
  'display.welcome': 'Welcome',
  'display.welcomeHint': 'Please show your voucher',
  'display.thanks': 'Thank you',
  'display.used': 'Used now: {count}',
  'display.left': 'Uses left: {count}',
  'display.leftNone': 'All used',
  'display.ask': 'Please ask our staff',
  'display.askHint': 'They will help you',
};
