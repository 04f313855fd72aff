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
  /** The visitor asked to sign in, on a page that opens without: going back leads to it again. */
  isAsked: boolean;
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
    isAsked: signInAt === key,
  };
  const decision = decideNavigation(facts);
  if (!facts.isAsked || token !== null || SIGN_IN_PAGES.has(pathname))
    return { decision, isAsked: false };
  const isOpenPage = decideNavigation({ ...facts, isAsked: false }).kind === 'open';
  // a failed try leads where the guards say: it is not begun again by itself
  return isOpenPage && facts.failure === null
    ? { decision: signInStep(host.kind, facts), isAsked: true }
    : { decision, isAsked: isOpenPage };
};
