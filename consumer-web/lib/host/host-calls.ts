import { orgsCalls } from '#shared/contract/consumer/orgs.ts';
import { bindCalls } from '../api/api.ts';
import { deviceToServer } from './map-system.ts';
import type { HostCalls } from './host-link.ts';

/** Calls that only some clients need: pages signed for their JS-SDKs, identities of theirs. */
export const hostApi = bindCalls(orgsCalls);

/** What `host-link.ts` leads to. */
export const hostCalls: HostCalls = {
  socialConfig: (url) => hostApi.socialConfig({ url }),
  walletConfig: (url) => hostApi.walletConfig({ url }),
  walletScopes: async () => (await hostApi.walletConfigAsk({})).scopes,
  tellPlace: ({ lat, lon, city, title, address }) =>
    hostApi.clientLocation({ city, title, address, point: { lat, lon } }),
  deviceToServer,
};
