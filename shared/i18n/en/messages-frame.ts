export const messagesFrame = {
  'platform.copied': 'Copy success',
  'platform.pleaseWait': 'Please wait…',
  'platform.unknownAppType': 'There is no such type of app',
  'platform.notInApp': 'This works in the app only',
  'platform.notLoggedIn': 'Not logged in',
  'platform.notSocialBrowser': 'This works in WeChat only',
  'platform.noOpenOtherApp': 'The API openOtherApp is not supported',
  'platform.backHome': 'Back to home',
  'member.loginFailed': 'Login failed',
  'member.infoFailed': 'Failed to get user info',
  'location.failed': 'Location failed',
} as const;
