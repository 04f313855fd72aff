import type { merchantSignInCalls } from '#shared/contract/merchant/sign-in.ts';
import type { Handlers } from '#server/kit/context.ts';
import { bySession, recorded } from '#server/modules/oversight/index.ts';
import { info, login, loginCode, logout, refresh } from './login.ts';
import { otpConfirm, otpRemove, otpStart, otpState } from './otp.ts';
import { changePassword, confirm, endSession, sessions } from './own.ts';
import { byAccount, byTicket } from './recorded-acts.ts';

export const sessionHandlers: Pick<Handlers, keyof typeof merchantSignInCalls> = {
  merchantLogin: recorded({ kind: 'sign-in', act: 'signIn', who: byAccount }, login),
  merchantLoginCode: recorded({ kind: 'sign-in', act: 'signInByCode', who: byTicket }, loginCode),
  merchantRefresh: refresh,
  merchantInfo: info,
  merchantLogout: recorded({ kind: 'sign-in', act: 'signOut', who: bySession }, logout),
  merchantConfirm: recorded({ kind: 'sign-in', act: 'confirmPassword', who: bySession }, confirm),
  merchantChangePassword: recorded(
    { kind: 'password', act: 'changePassword', who: bySession },
    changePassword,
  ),
  merchantSessions: sessions,
  merchantEndSession: recorded({ kind: 'sign-in', act: 'endSession', who: bySession }, endSession),
  merchantOtp: otpState,
  merchantOtpStart: otpStart,
  merchantOtpConfirm: recorded({ kind: 'password', act: 'turnCodeOn', who: bySession }, otpConfirm),
  merchantOtpRemove: recorded({ kind: 'password', act: 'turnCodeOff', who: bySession }, otpRemove),
};
