import type { merchantSignInCalls } from '#shared/contract/merchant/sign-in.ts';
import type { Handlers } from '#server/kit/context.ts';
import { info, login, loginCode, logout, refresh } from './login.ts';
import { otpConfirm, otpRemove, otpStart, otpState } from './otp.ts';
import { changePassword, confirm, endSession, sessions } from './own.ts';

export const sessionHandlers: Pick<Handlers, keyof typeof merchantSignInCalls> = {
  merchantLogin: login,
  merchantLoginCode: loginCode,
  merchantRefresh: refresh,
  merchantInfo: info,
  merchantLogout: logout,
  merchantConfirm: confirm,
  merchantChangePassword: changePassword,
  merchantSessions: sessions,
  merchantEndSession: endSession,
  merchantOtp: otpState,
  merchantOtpStart: otpStart,
  merchantOtpConfirm: otpConfirm,
  merchantOtpRemove: otpRemove,
};
