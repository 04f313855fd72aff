import type { ClientKind } from '../codes/client-kind.ts';
import type { Query } from '../routes/query.ts';

/** The clients that can show a consumer's page. */
export type HostClient = Exclude<ClientKind, 'console'>;

/**
 * What went wrong in the step of the last decision. `grant`: the client's own
 * permission dialogue; its `type` is what was refused.
 */
export type NavigationFailure =
  | { step: 'grant'; type: string }
  | { step: 'login' | 'memberInfo'; code: number | null };

/** Everything that a navigation is decided by. The app collects it again after each step. */
export type NavigationFacts = {
  client: HostClient;
  /** Path and query inside the hash router, as `/store?id=1`. */
  to: string;
  /**
   * The query before the hash, where sign-in addresses come back to: `code` or `error`, `state`,
   * `token`, `weappToken`.
   */
  search: Query;
  token: string | null;
  isMemberLoaded: boolean;
  /** The wallet's or payment app's authorization code that is stored. */
  authCode: string | null;
  /** Sign-in was tried and the visitor continues as a tourist, until the next start. */
  isTourist: boolean;
  /** The wallet's system status; null when it was not fetched. */
  systemStatus: string | null;
  failure: NavigationFailure | null;
  /** Sign-in on plain web is switched on (decision M3). */
  hasWebSignIn: boolean;
  /** The visitor asked to sign in, on a page that may need no sign-in. */
  isAsked: boolean;
};

/**
 * What the app forgets before it continues. `answer`: what a sign-in page of others left in the
 * address, and that it is tried again on open pages.
 */
export type Forgotten = 'token' | 'authCode' | 'answer';

/** The one next step of a navigation. */
export type NavigationDecision =
  /** Show the page; as a tourist: sign-in is not tried again. */
  | { kind: 'open'; asTourist: boolean }
  | { kind: 'redirect'; path: string; forget: readonly Forgotten[] }
  /**
   * Keep the token of the address in the session and continue without it, before and behind the hash.
   */
  | { kind: 'saveToken'; token: string; path: string }
  | { kind: 'loadMember' }
  /** Leave for the social browser's authorization address, which brings `state` back. */
  | { kind: 'authorizeSocial'; state: string }
  | { kind: 'loginBySocialCode'; code: string; next: string }
  /** Ask the wallet or the payment app for an authorization code and store it. */
  | { kind: 'authorize'; client: 'wallet' | 'paymentApp' }
  /**
   * The wallet's authorization page came back with a code: store it, continue without it in the
   * address.
   */
  | { kind: 'keepAuthCode'; code: string }
  | { kind: 'loginByAuthCode'; client: 'wallet' | 'paymentApp'; authCode: string }
  /** The app shows its own login. */
  | { kind: 'nativeLogin' }
  /** The mini-program shows its bind page. */
  | { kind: 'bindPage'; page: string }
  /** Remove `code` from the address and reload the page. */
  | { kind: 'reload'; forget: readonly Forgotten[] }
  /** The session has ended: clear storage (`session-invalid.ts`), then decide again. */
  | { kind: 'forgetSession' }
  /** Stay where one is. */
  | { kind: 'stay' };
