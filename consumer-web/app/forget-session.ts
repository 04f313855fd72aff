import { useSession } from '../lib/session/session.ts';
import { useVisit } from '../lib/session/visit.ts';
import { clearAfterSession } from '../lib/storage.ts';

/** The session has ended: only what is not private is kept (decision O14). */
export const forgetSession = (): void => {
  clearAfterSession();
  useSession.getState().signOut();
  useVisit.setState({ authCode: null, isTourist: false, failure: null });
};
