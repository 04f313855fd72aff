import type { orgs } from '#shared/contract/consumer/orgs.ts';
import type { platform } from '#shared/contract/consumer/platform.ts';
import type { Handlers } from '#server/kit/context.ts';
import { bankOauth } from '../people/member/bank.ts';
import { socialConfig, walletConfig, walletConfigAsk } from '../people/identity/page-signature.ts';
import { location, mpayPopup } from './place.ts';
import { authorize, userInfo, userInfoByOpenId } from '../people/identity/social.ts';
import { appInfo, bottomBar, switchList, systemStatus } from './switches.ts';
import { upload } from '../../kit/uploads/upload.ts';

export const orgsHandlers: Pick<Handlers, keyof typeof orgs | keyof typeof platform> = {
  socialUserInfo: userInfo,
  socialAuthorize: authorize,
  socialUserInfoByOpenId: userInfoByOpenId,
  socialConfig,
  walletConfig,
  walletConfigAsk,
  bankOauth,
  clientLocation: location,
  mpayUserPopup: mpayPopup,
  switchList,
  bottomBar,
  appInfo,
  systemStatus,
  upload,
};
