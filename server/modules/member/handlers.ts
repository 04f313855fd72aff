import type { Handlers } from '#server/context.ts';
import { info, login, logout } from './login.ts';
import { sendCode } from './send-code.ts';

export const memberHandlers: Pick<Handlers, 'memberSendCode' | 'memberLogin' | 'memberLogout' | 'memberInfo'> = {
  memberSendCode: sendCode, memberLogin: login, memberLogout: logout, memberInfo: info,
};
