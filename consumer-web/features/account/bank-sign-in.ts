import { bankToken } from '#shared/guards/token.ts';
import { HostError } from '../../host/host-error.ts';
import { hostApi } from '../../lib/host/host-calls.ts';
import { host } from '../../lib/host/host.ts';
import { joined } from '../../lib/api/once.ts';
import { useSession } from '../../lib/session/session.ts';
import { socialIdentity } from '../../lib/session/social-identity.ts';

/**
 * Signs in by a message that the bank signed; another person's open id ends the present session
 * (spec 000 §4).
 */
export const signInByBank = (): Promise<void> =>
  joined('bank-sign-in', async () => {
    const grant = await host.login();
    if (grant.kind !== 'bankMessage') throw new HostError('notSupported');
    const { openId, unionId, ...member } = await hostApi.bankOauth({ msg: grant.msg });
    const { token, signIn, signOut } = useSession.getState();
    if (bankToken(token, { stored: socialIdentity.get().openId || null, current: openId }) === null)
      signOut();
    socialIdentity.set({ openId, unionId });
    signIn(member);
  });
