import { HEADERS } from '#shared/client/headers.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Config } from '../kit/config.ts';
import { sha256 } from '../kit/digest.ts';
import { networkOf } from '../kit/one-time-code/code-source.ts';
import { refuse } from '../kit/refusal.ts';
import { buckets } from './limits.ts';
import { nonceMemory } from './nonce-memory.ts';
import { NONCE_MS, signatureCheck, type Signature, type Signed } from './signature.ts';

type Asked = Signed & {
  /** Where the call came from. */ address: string;
  /** How much of its network's share it costs. */ weight: number;
};
export type Admitted = Signature & { network: string };

/** Nonces at most that are remembered of callers with a session, and as many of those without. */
const MOST_NONCES = 250_000;

/**
 * What each call passes before anything is done for it (ADR 0026). Nothing is kept of a call whose signature is wrong; tokens are kept as digests; all tables are bounded.
 */
export const gate = (
  {
    gatewayKeys,
    limitAddress,
    limitToken,
  }: Pick<Config, 'gatewayKeys' | 'limitAddress' | 'limitToken'>,
  mostNonces = MOST_NONCES,
) => {
  const check = signatureCheck(gatewayKeys);
  const byNetwork = buckets({ perSecond: limitAddress });
  const byToken = buckets({ perSecond: limitToken });
  const ofSessions = nonceMemory(NONCE_MS, mostNonces);
  const ofGuests = nonceMemory(NONCE_MS, mostNonces);
  return {
    /** Signature, then how often the caller's network and the token may call. */
    admit: ({ address, weight, ...signed }: Asked, now: Instant): Admitted => {
      const signature = check(signed, now);
      if (typeof signature === 'string') return refuse(signature);
      const network = networkOf(address);
      const token = signed.header(HEADERS.token) ?? '';
      if (
        !byNetwork.take(network, now, weight) ||
        (token !== '' && !byToken.take(sha256(token), now))
      )
        refuse('TOO_MANY_CALLS');
      return { ...signature, network };
    },
    /** Uses the nonce of an admitted call up, on the account of its session or, without one, of its network. */
    once: ({ nonce, stamp, network }: Admitted, session: string | null, now: Instant): void => {
      const memory = session === null ? ofGuests : ofSessions;
      const state = memory.add({ caller: session ?? network, nonce, stamp }, now);
      if (state === 'known') refuse('SIGNATURE_REPLAYED');
      if (state === 'tooOld') refuse('CLOCK_SKEW');
    },
    /** How much is kept: of networks, tokens, nonces. */
    sizes: () => ({
      networks: byNetwork.size(),
      tokens: byToken.size(),
      nonces: ofSessions.size() + ofGuests.size(),
    }),
  };
};
