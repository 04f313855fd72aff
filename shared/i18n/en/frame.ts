export const frame = {
  brand: 'Senado',
  'common.retry': 'Try again',
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.loading': 'Please wait...',
  'common.offline': 'You are offline. This page will update when the line is back',
  'common.copySuccess': 'Copied',
  'common.languageZh': '繁體中文',
  'common.languageEn': 'English',
  'common.back': 'Back',
  'common.signOut': 'Sign out',
};
