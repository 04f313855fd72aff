import { known } from './define.ts';

/** Pages of the platform itself, and account cancellation (spec 000 §2). Sign-in and failure pages need no sign-in: the guards end there. */
export const knownPlatform = {
  share: known('/share', 'try'),
  grantFailed: known('/grant-failed', false, { params: ['type', 'url'] }),
  about: known('/about', false),
  dark: known('/dark', false),
  qrcode: known('/qrcode', true),
  iframe: known('/iframe', false, { params: ['url', 'title', 'img'] }),
  openAdJump: known('/openAdJump', false),
  mdownload: known('/mdownload', false),
  bocLogin: known('/bocLogin', false, { params: ['rp'] }),
  mpLogin: known('/mpLogin', false, { params: ['authCode', 'fromPath', 'fromQuery'] }),
  getIntegral: known('/mission/getIntegral', true),
  wechatGateway: known('/wechat-gateway', false, { params: ['toPage'] }),
  cancelAccount: known('/cancelAccount/index', true),
  cancelConfirm: known('/cancelAccount/cancelConfirm', true),
  cancelPrivacy: known('/cancelAccount/privacy', true),
  cancelCheck: known('/cancelAccount/check', true),
  cancelError: known('/cancelAccount/cancelError', true),
  cancelSuccess: known('/cancelAccount/success', false),
};
