import { known } from './define.ts';

/** Pages of the platform itself, and account cancellation (spec 000 §2). Sign-in and failure pages need no sign-in: the guards end there. */
export const knownPlatform = {
  share: known('/share', 'try'),
  about: known('/about', false),
  dark: known('/dark', false),
  qrcode: known('/qrcode', true),
  iframe: known('/iframe', false, { params: ['url', 'title', 'img'] }),
  openAdJump: known('/openAdJump', false),
  mdownload: known('/mdownload', false),
  getIntegral: known('/mission/getIntegral', true),
  wechatGateway: known('/wechat-gateway', false, { params: ['toPage'] }),
  cancelAccount: known('/cancelAccount/index', true),
  cancelConfirm: known('/cancelAccount/cancelConfirm', true),
  cancelPrivacy: known('/cancelAccount/privacy', true),
  cancelCheck: known('/cancelAccount/check', true),
  cancelError: known('/cancelAccount/cancelError', true),
  cancelSuccess: known('/cancelAccount/success', false),
};
