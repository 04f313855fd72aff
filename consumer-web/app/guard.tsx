import { lazy, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import type { Forgotten, NavigationDecision } from '#shared/guards/navigation.ts';
import { replacesSession } from '#shared/guards/token.ts';
import { host } from '../lib/host/host.ts';
import { joined } from '../lib/api/once.ts';
import { loadPart } from '../lib/navigation/part.ts';
import { useSession } from '../lib/session/session.ts';
import { stepsBehind } from '../lib/session/visited.ts';
import { dropSearch, forgetAuthCode, keepAuthCode, useVisit } from '../lib/session/visit.ts';
import { Redirect } from '../ui/redirect.tsx';
import { forgetSession } from './forget-session.ts';
import { useDecision } from './guard-facts.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const BindView = lazy(async () => ({ default: (await import('./bind-view.tsx')).BindView }));

const forget = (things: readonly Forgotten[]): void => {
  if (things.includes('token')) useSession.getState().signOut();
  if (things.includes('authCode')) forgetAuthCode();
  if (things.includes('answer')) {
    useVisit.setState({ isTourist: true });
    dropSearch(['error', 'error_description', 'code', 'state']);
  }
};

/** A page is open: a link's account is offered in place of the one that is signed in. */
const offerAccount = (): void => {
  const { offeredToken } = useVisit.getState();
  if (offeredToken === null) return;
  useVisit.setState({ offeredToken: null });
  void loadPart(() => import('./switch-account.ts')).then(
    ({ askToSwitch }) => askToSwitch(offeredToken),
    () => undefined, // nothing is lost: who is signed in stays signed in
  );
};

/** The page needs no sign-in: a visitor whose sign-in failed continues as a tourist, and this arrival is not checked again. */
const opened = (asTourist: boolean, key: string): void => {
  const { failure, signInAt, isTourist } = useVisit.getState();
  const hasTried = asTourist && failure?.at === key;
  if (hasTried && !isTourist) useVisit.setState({ isTourist: true });
  // a code is valid for one login: the next try asks for a new one
  if (hasTried && failure.why.step === 'login') forgetAuthCode();
  // the question is answered, or its sign-in page is open: going back from there asks nothing again
  if (signInAt !== null && (hasTried || signInAt !== key || useSession.getState().token !== null))
    useVisit.setState({ signInAt: null });
  offerAccount();
};

/** Takes the token of an address up, or offers it where somebody else is signed in. */
const takeToken = (given: string): void => {
  const { token: present, keepToken } = useSession.getState();
  if (replacesSession(host.kind, { given, present })) useVisit.setState({ offeredToken: given });
  else keepToken(given);
};

type Arrival = { key: string; path: string; navigate: NavigateFunction };

const carryOut = (decision: NavigationDecision, { key, path: at, navigate }: Arrival): void => {
  const go = (path: string): void => {
    void navigate(path, { replace: true });
  };
  switch (decision.kind) {
    case 'open':
      opened(decision.asTourist, key);
      return;
    case 'redirect':
      forget(decision.forget);
      return;
    case 'saveToken':
      takeToken(decision.token);
      dropSearch(['token', 'weappToken']);
      go(decision.path);
      return;
    case 'keepAuthCode':
      keepAuthCode(decision.code);
      dropSearch(['code', 'state']);
      return;
    case 'reload':
      forget(decision.forget);
      dropSearch(['code', 'state']);
      host.reload();
      return;
    case 'forgetSession':
      forgetSession();
      return;
    // where there is nothing before, home is open to everybody
    case 'stay':
      void (stepsBehind() > 0 ? navigate(-1) : navigate('/', { replace: true }));
      return;
    default:
      void joined(`guard:${key}:${decision.kind}`, async () =>
        (await loadPart(() => import('./guard-steps.ts'))).takeStep(decision, {
          at: key,
          path: at,
          go,
        }),
      );
  }
};

/** Shows a screen once the guards allow it; until then takes their steps, one after the other (spec 000 §4). */
export const Guard = ({ children }: { children: ReactNode }) => {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { decision, isAsked } = useDecision();
  const step = JSON.stringify(decision);
  const path = pathname + search;
  useEffect(() => {
    carryOut(JSON.parse(step) as NavigationDecision, { key, path, navigate });
  }, [step, key, path, navigate]);
  if (decision.kind === 'open') return children;
  if (decision.kind === 'redirect') return <Redirect to={decision.path} isPush={isAsked} />;
  return decision.kind === 'bindPage' ? <BindView page={decision.page} /> : <ScreenSkeleton />;
};
