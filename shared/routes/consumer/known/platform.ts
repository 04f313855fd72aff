import { known } from './define.ts';

/** Account cancellation (spec 000 §2). */
export const knownPlatform = {
  cancelAccount: known('/cancelAccount/index', true),
  cancelConfirm: known('/cancelAccount/cancelConfirm', true),
  cancelPrivacy: known('/cancelAccount/privacy', true),
  cancelCheck: known('/cancelAccount/check', true),
  cancelError: known('/cancelAccount/cancelError', true),
  cancelSuccess: known('/cancelAccount/success', false),
};
