import { BIND_PAGE } from '../jump/bind-page.ts';
import { joinPath } from '../routes/query.ts';
import type { HostClient, NavigationDecision, NavigationFacts } from './navigation.ts';
import { returnPath } from './return-path.ts';

const redirect = (path: string): NavigationDecision => ({ kind: 'redirect', path, forget: [] });

/**
 * With an authorization code in hand: log in; otherwise ask the client for one (spec 000 §4, rule
 * 4).
 */
const byAuthCode = (client: 'wallet' | 'paymentApp', authCode: string | null): NavigationDecision =>
  authCode === null ? { kind: 'authorize', client } : { kind: 'loginByAuthCode', client, authCode };

type StepFacts = Pick<NavigationFacts, 'to' | 'authCode' | 'hasWebSignIn'>;

const STEPS: Readonly<Record<HostClient, (facts: StepFacts) => NavigationDecision>> = {
  app: () => ({ kind: 'nativeLogin' }),
  wallet: ({ authCode }) => byAuthCode('wallet', authCode),
  paymentApp: ({ authCode }) => byAuthCode('paymentApp', authCode),
  social: ({ to }) => ({ kind: 'authorizeSocial', state: returnPath(to) }),
  miniProgram: () => ({ kind: 'bindPage', page: BIND_PAGE }),
  bank: ({ to }) => redirect(joinPath('/bocLogin', { rp: returnPath(to) })),
  web: ({ to, hasWebSignIn }) =>
    redirect(hasWebSignIn ? joinPath('/mission/login', { rp: returnPath(to) }) : '/mdownload'),
};

/**
 * How a visitor signs in with this client, before a page or an action that needs it (spec 000 §4,
 * §6; decision M3).
 */
export const signInStep = (client: HostClient, facts: StepFacts): NavigationDecision =>
  STEPS[client](facts);

/**
 * Clients that sign in without asking the visitor, so that it is tried on open pages too (decision
 * M1). The payment app keeps tourists (spec 000 §1).
 */
export const SILENT_SIGN_IN: ReadonlySet<HostClient> = new Set(['wallet', 'social']);
