import type { Handlers } from '#server/kit/context.ts';
import { socialConfig, walletConfig, walletConfigAsk } from './page-signature.ts';
import { authorize, userInfo, userInfoByOpenId } from './social.ts';

export const identityHandlers = {
  socialUserInfo: userInfo,
  socialAuthorize: authorize,
  socialUserInfoByOpenId: userInfoByOpenId,
  socialConfig,
  walletConfig,
  walletConfigAsk,
} satisfies Partial<Handlers>;
