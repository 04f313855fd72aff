import type { merchantSignInCalls } from '#shared/contract/merchant/sign-in.ts';
import type { Handlers } from '#server/kit/context.ts';
import { info, login, logout, refresh } from './login.ts';
import { changePassword, confirm, endSession, sessions } from './own.ts';

export const sessionHandlers: Pick<Handlers, keyof typeof merchantSignInCalls> = {
  merchantLogin: login,
  merchantRefresh: refresh,
  merchantInfo: info,
  merchantLogout: logout,
  merchantConfirm: confirm,
  merchantChangePassword: changePassword,
  merchantSessions: sessions,
  merchantEndSession: endSession,
};
