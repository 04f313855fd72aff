import type { memberCalls } from '#shared/contract/consumer/member.ts';
import type { Handlers } from '#server/kit/context.ts';
import { bankOauth } from './bank.ts';
import { info, login, logout } from './login.ts';
import { sendCode } from './send-code.ts';
import { tokenByCode } from './token.ts';

export const memberHandlers: Pick<Handlers, keyof typeof memberCalls | 'bankOauth'> = {
  memberSendCode: sendCode,
  memberLogin: login,
  memberToken: tokenByCode,
  memberLogout: logout,
  memberInfo: info,
  bankOauth,
};
