import { useLocation } from 'react-router-dom';
import { useSession } from './session.ts';
import { askSignIn } from './visit.ts';

/** For what only a member may do: true when one is signed in; otherwise the client's sign-in begins, and leads back to this page. */
export const useRequireSignIn = (): (() => boolean) => {
  const { key } = useLocation();
  return () => {
    if (useSession.getState().token !== null) return true;
    askSignIn(key);
    return false;
  };
};
