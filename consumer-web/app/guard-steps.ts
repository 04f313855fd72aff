import { isApiError } from '#shared/client/api-error.ts';
import { afterFailure } from '#shared/guards/after-failure.ts';
import { PAYMENT_APP_LOGIN_ACTION, SOCIAL_LOGIN_SOURCE } from '#shared/guards/login-result.ts';
import type { NavigationDecision, NavigationFailure } from '#shared/guards/navigation.ts';
import { returnPath } from '#shared/guards/return-path.ts';
import { NAVIGATION_MS } from '#shared/guards/timing.ts';
import { hostFailureKey, isHostError } from '../host/host-error.ts';
import { api, returnAddress, visitable } from '../lib/api/api.ts';
import { host } from '../lib/host/host.ts';
import { hostApi } from '../lib/host/host-calls.ts';
import { openScreen } from '../lib/host/open-screen.ts';
import { currentT } from '../lib/i18n.ts';
import { notify } from '../lib/notice.ts';
import { useSession } from '../lib/session/session.ts';
import { socialIdentity } from '../lib/session/social-identity.ts';
import {
  dropSearch,
  forgetAuthCode,
  keepAuthCode,
  keptAuthCode,
  newAuthState,
  useVisit,
} from '../lib/session/visit.ts';

type Step<K extends NavigationDecision['kind']> = Extract<NavigationDecision, { kind: K }>;
/** The arrival that a step is taken for, its address, and how to continue from it. */
export type Arrival = { at: string; path: string; go: (path: string) => void };

const codeOf = (error: unknown): number | null => (isApiError(error) ? error.code : null);
const failed = ({ at }: Arrival, why: NavigationFailure): void => {
  useVisit.setState({ failure: { at, why } });
};

/** Adds the union id to a stored identity without one, for the headers of every request. */
const completeIdentity = async (): Promise<void> => {
  const { openId, unionId } = socialIdentity.get();
  if (host.kind !== 'social' || openId === '' || unionId !== '') return;
  const known = await hostApi.socialUserInfoByOpenId({ openId });
  socialIdentity.set({ openId, unionId: known.unionId });
};

const loadMember = async (arrival: Arrival): Promise<void> => {
  try {
    useSession.getState().signIn(await api.memberInfo({}));
    completeIdentity().catch(() => undefined); // nothing waits for it
  } catch (error) {
    failed(arrival, { step: 'memberInfo', code: codeOf(error) });
  }
};

/** Leaves for an authorization page, with the way back: this page's address without its hash, and the path in `state`, behind a word of this tab. */
const leaveToAuthorize = (url: string, path: string): void => {
  const page = visitable(url);
  if (page === null) throw new Error('no authorization page');
  const target = new URL(page);
  target.searchParams.set('redirect_uri', returnAddress('').replace(/#$/, ''));
  target.searchParams.set('state', newAuthState(path));
  host.leaveTo(target.href);
};

const authorizeSocial = async (
  { state }: Step<'authorizeSocial'>,
  arrival: Arrival,
): Promise<void> => {
  try {
    leaveToAuthorize((await hostApi.socialAuthorize({})).url, state);
  } catch (error) {
    failed(arrival, { step: 'login', code: codeOf(error) });
  }
};

/** Exchanges a one-time code of the social browser: first for the identity there, then for the member (spec 000 §4). */
const loginBySocialCode = async (
  { code, next }: Step<'loginBySocialCode'>,
  arrival: Arrival,
): Promise<void> => {
  notify(currentT()('common.loading'), NAVIGATION_MS.socialLoading);
  try {
    const { openId, unionId } = await hostApi.socialUserInfo({ code });
    socialIdentity.set({ openId, unionId });
    const member = await api.memberToken({ code, source: SOCIAL_LOGIN_SOURCE });
    dropSearch(['code', 'state']);
    useSession.getState().signIn(member, { isSocial: true });
    arrival.go(next);
  } catch (error) {
    const why = { step: 'login' as const, code: codeOf(error) };
    const decision = afterFailure(why, { client: host.kind, to: next, authCode: null, auth: true });
    // the page to try again is the one that was asked for before the authorization page
    if (decision.kind !== 'redirect') {
      failed(arrival, why);
      return;
    }
    // nor is sign-in retried on the page that the code came back to
    useVisit.setState({ isTourist: true });
    dropSearch(['code', 'state']);
    arrival.go(decision.path);
  }
};

/** A wallet that has put no functions into the page signs in on its authorization page (spec 000 §7). */
const lacksFunctions = (error: unknown): boolean =>
  host.kind === 'wallet' &&
  isHostError(error) &&
  (error.reason === 'notInApp' || error.reason === 'notSupported');

/** Asks the client for a code. A visitor's refusal is a refused grant, and so is what the client cannot do. */
const authorize = async (arrival: Arrival): Promise<void> => {
  const refused = (): void => {
    failed(arrival, { step: 'grant', type: 'user' });
  };
  try {
    const grant = await host.login();
    if (grant.kind === 'authCode') keepAuthCode(grant.authCode);
  } catch (error) {
    if (!lacksFunctions(error)) {
      refused();
      return;
    }
    await hostApi
      .walletConfig({ url: host.appUrl() })
      .then(({ authorizeUrl }) => {
        leaveToAuthorize(authorizeUrl, returnPath(arrival.path));
      })
      .catch(refused);
  }
};

const loginByAuthCode = async (
  { client, authCode }: Step<'loginByAuthCode'>,
  arrival: Arrival,
): Promise<void> => {
  // valid for one login: a reloaded page asks for another
  keptAuthCode.clear();
  try {
    const member = await api.memberToken({
      authCode,
      ...(client === 'paymentApp' && { action: PAYMENT_APP_LOGIN_ACTION }),
    });
    forgetAuthCode();
    useSession.getState().signIn(member);
  } catch (error) {
    failed(arrival, { step: 'login', code: codeOf(error) });
  }
};

const nativeLogin = async (arrival: Arrival): Promise<void> => {
  try {
    const grant = await host.login();
    if (grant.kind === 'token') useSession.getState().keepToken(grant.token);
  } catch (error) {
    if (!isHostError(error) || error.reason !== 'cancelled')
      notify(currentT()(hostFailureKey(error, 'member.loginFailed')));
    failed(arrival, { step: 'login', code: null });
  }
};

/** Takes the one step that was decided on; what it learnt is in the session and the visit, from which the next one is decided. */
export const takeStep = async (decision: NavigationDecision, arrival: Arrival): Promise<void> => {
  switch (decision.kind) {
    case 'loadMember':
      return loadMember(arrival);
    case 'authorizeSocial':
      return authorizeSocial(decision, arrival);
    case 'loginBySocialCode':
      return loginBySocialCode(decision, arrival);
    case 'authorize':
      return authorize(arrival);
    case 'loginByAuthCode':
      return loginByAuthCode(decision, arrival);
    case 'nativeLogin':
      return nativeLogin(arrival);
    case 'bindPage':
      void openScreen(decision.page);
      return undefined;
    default:
      return undefined;
  }
};
