import type { Handlers } from '#server/kit/context.ts';
import { info, login, logout, refresh } from './login.ts';

export const sessionHandlers: Pick<
  Handlers,
  'merchantLogin' | 'merchantRefresh' | 'merchantInfo' | 'merchantLogout'
> = {
  merchantLogin: login,
  merchantRefresh: refresh,
  merchantInfo: info,
  merchantLogout: logout,
};
