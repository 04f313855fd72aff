import { orgs } from '#shared/contract/orgs.ts';
import { bindCalls } from './api.ts';

/** Calls that only some clients need: pages signed for their JS-SDKs, identities of theirs. */
export const hostApi = bindCalls(orgs);

export const socialConfig = (url: string) => hostApi.socialConfig({ url });
export const walletConfig = (url: string) => hostApi.walletConfig({ url });
