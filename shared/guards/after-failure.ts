import { codeOf } from '../codes/error-code.ts';
import { joinPath, splitPath } from '../routes/query.ts';
import type { RouteAuth } from '../routes/define.ts';
import type {
  HostClient,
  NavigationDecision,
  NavigationFacts,
  NavigationFailure,
  Forgotten,
} from './navigation.ts';

type Failed = Pick<NavigationFacts, 'client' | 'to' | 'authCode'> & {
  auth: RouteAuth;
  /** The visitor pressed a button that signs in: an open page answers too. */
  isAsked?: boolean;
};
/** Whether a failed login is shown: where sign-in is needed, and where it was asked for. */
const mustSay = ({ auth, isAsked = false }: Failed): boolean => auth === true || isAsked;

/**
 * The page for a sign-in that failed; it gets back to where one was by `url` (spec 000 §4, rule 7).
 */
const grantFailed = (
  type: string,
  to: string,
  forget: readonly Forgotten[],
): NavigationDecision => ({
  kind: 'redirect',
  path: joinPath('/grant-failed', { type, url: to }),
  forget,
});

/** The wallet's registration page, with what it needs to come back (spec 000 §4, rules 4 and 5). */
const walletRegistration = ({ to, authCode }: Failed): NavigationDecision => {
  const { path, query } = splitPath(to);
  return {
    kind: 'redirect',
    path: joinPath('/mpLogin', {
      authCode: authCode ?? '',
      fromPath: path,
      fromQuery: joinPath('', query).slice(1),
    }),
    forget: [],
  };
};

const asTourist: NavigationDecision = { kind: 'open', asTourist: true };

/**
 * A login that failed. Not registered in the wallet: the registration page, or on as a tourist
 * where no sign-in is needed or asked for; a stale social code: the page reloads without a token.
 */
const LOGIN: Readonly<
  Record<HostClient, (code: number | null, failed: Failed) => NavigationDecision>
> = {
  wallet: (code, failed) => {
    if (code !== codeOf('WALLET_NOT_REGISTERED'))
      return grantFailed('user', failed.to, ['authCode']);
    return mustSay(failed) ? walletRegistration(failed) : asTourist;
  },
  social: (code, { to }) =>
    code === codeOf('SOCIAL_CODE_INVALID')
      ? { kind: 'reload', forget: ['token'] }
      : grantFailed('user', to, []),
  paymentApp: (_, failed) =>
    mustSay(failed) ? grantFailed('user', failed.to, ['authCode']) : asTourist,
  bank: (_, failed) => (mustSay(failed) ? grantFailed('user', failed.to, []) : asTourist),
  app: (_, { auth }) => (auth === true ? { kind: 'stay' } : asTourist),
  miniProgram: (_, { auth }) => (auth === true ? { kind: 'stay' } : asTourist),
  web: (_, { auth }) => (auth === true ? { kind: 'stay' } : asTourist),
};

/**
 * Member info that failed: the wallet goes by its two pages (rule 5); elsewhere an ended session is
 * cleared, and any other failure lets the page open and show its own error.
 */
const memberInfoFailed = (code: number | null, failed: Failed): NavigationDecision => {
  const isInvalid = code === codeOf('SESSION_INVALID');
  if (failed.client === 'wallet')
    return isInvalid ? walletRegistration(failed) : grantFailed('user', failed.to, []);
  return isInvalid ? { kind: 'forgetSession' } : { kind: 'open', asTourist: false };
};

/**
 * What follows a step that failed (spec 000 §4, rules 3–5 and 7). A refused permission removes the
 * token.
 */
export const afterFailure = (failure: NavigationFailure, failed: Failed): NavigationDecision => {
  if (failure.step === 'grant') return grantFailed(failure.type, failed.to, ['token']);
  return failure.step === 'login'
    ? LOGIN[failed.client](failure.code, failed)
    : memberInfoFailed(failure.code, failed);
};
