import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import { client } from '../lib/api.ts';
import { currentT } from '../lib/i18n.ts';
import { notify } from '../lib/notice.ts';
import { useSession } from '../lib/session.ts';
import { askSignIn } from '../lib/visit.ts';
import { forgetSession } from './guard.tsx';

/** The one place that handles an ended session and shows the failures that are to be shown (house §3). Each client then signs in anew in its own way (spec 000 §4). */
export const useFailureWatch = (): void => {
  const { key } = useLocation();
  useEffect(() => client.onFailure(({ error, call }) => {
    if (error.kind === 'session') {
      const wasSignedIn = useSession.getState().token !== null;
      if (wasSignedIn) {
        forgetSession();
        notify(errorText(error, currentT()));
      }
      askSignIn(key);
    } else if (call.failure === 'shown') notify(errorText(error, currentT()));
  }), [key]);
};
