import { isSystemDown } from '../codes/system-status.ts';
import { findRoute, type FoundRoute } from '../routes/consumer/find-route.ts';
import { joinPath, splitPath } from '../routes/query.ts';
import { afterFailure } from './after-failure.ts';
import type { NavigationDecision, NavigationFacts } from './navigation.ts';
import { isSupermarketPath, requirement } from './requirement.ts';
import { SIGN_IN_PAGES, returnPath } from './return-path.ts';
import { SILENT_SIGN_IN, signInStep } from './sign-in-step.ts';

/** Where a wallet goes while the system is down (spec 000 §4, rule 11). The path is ours. */
export const STATUS_PAGE = '/errorPage?type=sys_down';
/** The message of the status page. */
export const STATUS_MESSAGE_KEY = 'guard.systemDown';
const APP_SEARCH = '/com-page/app-search?isMarket=1';

const open: NavigationDecision = { kind: 'open', asTourist: false };
const redirect = (path: string): NavigationDecision => ({ kind: 'redirect', path, forget: [] });

/**
 * Rule 1: a token in the address, before or behind the hash, goes to the session and out of the
 * address; `weappToken` comes first and overrides the one that is kept.
 */
const tokenInAddress = ({ to, search }: NavigationFacts): NavigationDecision | null => {
  const { path, query } = splitPath(to);
  const given = { ...search, ...query };
  const token = given['weappToken'] || given['token'];
  if (!token) return null;
  const rest = Object.fromEntries(
    Object.entries(query).filter(([name]) => name !== 'token' && name !== 'weappToken'),
  );
  return { kind: 'saveToken', token, path: joinPath(path, rest) };
};

/**
 * What the authorization page of the social browser or the wallet left in the address: a code, or
 * the visitor's refusal, after which sign-in is not tried again where it is not needed (rules 3, 4 and 7).
 */
const answerInAddress = ({ client, search, to }: NavigationFacts): NavigationDecision | null => {
  if (client !== 'social' && client !== 'wallet') return null;
  const { code, error, state } = search;
  const next = returnPath(state);
  if (code && client === 'social') return { kind: 'loginBySocialCode', code, next };
  // it comes back to the home, and logs in where one wants to be: a code is good once
  if (code) return to === '/' && next !== '/' ? redirect(next) : { kind: 'keepAuthCode', code };
  if (!error) return null;
  const found = findRoute(splitPath(next).path);
  const isNeeded = found !== null && requirement(found, client) === true;
  return {
    kind: 'redirect',
    path: isNeeded ? joinPath('/grant-failed', { type: 'user', url: next }) : next,
    forget: ['answer'],
  };
};

/** Rules 3, 4 and 6: without a session. */
const withoutToken = (facts: NavigationFacts, found: FoundRoute): NavigationDecision => {
  const { client, isTourist } = facts;
  const answer = answerInAddress(facts);
  if (answer !== null) return answer;
  const auth = requirement(found, client);
  if (auth === true) return signInStep(client, facts);
  return auth === 'try' && !isTourist && SILENT_SIGN_IN.has(client)
    ? signInStep(client, facts)
    : { kind: 'open', asTourist: true };
};

/** Our own sign-in page where plain browsers do not sign in (rule 6, decision M3). */
const isClosed = ({ client, token, hasWebSignIn }: NavigationFacts, path: string): boolean =>
  path === '/mission/login' && client === 'web' && token === null && !hasWebSignIn;

/**
 * Rules 2 to 7, once it is clear that this client has the page. Sign-in pages themselves always
 * open.
 */
const onRoute = (facts: NavigationFacts, found: FoundRoute): NavigationDecision => {
  if (isClosed(facts, found.route.path)) return redirect('/mdownload');
  if (SIGN_IN_PAGES.has(found.route.path)) return open;
  if (facts.failure !== null)
    return afterFailure(facts.failure, { ...facts, auth: requirement(found, facts.client) });
  if (facts.token === null) return withoutToken(facts, found);
  return facts.isMemberLoaded ? open : { kind: 'loadMember' };
};

/**
 * The next step of a navigation (spec 000 §4, decisions M1–M4, M8, M10). The app takes the step and
 * calls this again with the new facts, until the decision is to open, stay or leave.
 */
export const decideNavigation = (facts: NavigationFacts): NavigationDecision => {
  const { client, to, systemStatus } = facts;
  const { path } = splitPath(to);
  const found = findRoute(path);
  const withToken = tokenInAddress(facts);
  if (withToken !== null) return withToken;
  if (client === 'wallet' && isSystemDown(systemStatus))
    return to === STATUS_PAGE ? open : redirect(STATUS_PAGE);
  if (found === null) return redirect(client === 'wallet' ? '/' : '/errorPage');
  return client === 'wallet' && isSupermarketPath(path)
    ? redirect(APP_SEARCH)
    : onRoute(facts, found);
};
