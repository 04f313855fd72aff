import { useLocation } from 'react-router-dom';
import { decideNavigation } from '#shared/guards/decide-navigation.ts';
import type { NavigationDecision, NavigationFacts } from '#shared/guards/navigation.ts';
import { SIGN_IN_PAGES } from '#shared/guards/return-path.ts';
import { signInStep } from '#shared/guards/sign-in-step.ts';
import { host } from '../lib/host/host.ts';
import { useSession } from '../lib/session/session.ts';
import { useVisit } from '../lib/session/visit.ts';

export type Decided = {
  decision: NavigationDecision;
  /** The visitor asked to sign in, on a page that needs no sign-in. */ isAsked: boolean;
};

/** What the guards decide for the present arrival, of everything that is known now (spec 000 §4). */
export const useDecision = (): Decided => {
  const { pathname, search, key } = useLocation();
  const token = useSession((state) => state.token);
  const isMemberLoaded = useSession((state) => state.member !== null);
  const { failure, signInAt, offeredToken: _, ...visit } = useVisit();
  const facts: NavigationFacts = {
    ...visit,
    client: host.kind,
    to: pathname + search,
    token,
    isMemberLoaded,
    failure: failure?.at === key ? failure.why : null,
  };
  const decision = decideNavigation(facts);
  const isAsked =
    decision.kind === 'open' &&
    signInAt === key &&
    !SIGN_IN_PAGES.has(pathname) &&
    token === null &&
    facts.failure === null;
  return { decision: isAsked ? signInStep(host.kind, facts) : decision, isAsked };
};
