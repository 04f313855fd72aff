import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { client } from '../lib/api/api.ts';
import { currentT } from '../lib/i18n.ts';
import { notify } from '../lib/notice.ts';
import { useSession } from '../lib/session/session.ts';
import { askSignIn } from '../lib/session/visit.ts';
import { forgetSession } from './forget-session.ts';

/** The one place that handles an ended session and shows the failures that are to be shown (house §3). Each client then signs in again in its own way (spec 000 §4). */
export const useFailureWatch = (): void => {
  const { key } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () =>
      client.onFailure(({ error, call, token }) => {
        if (error.kind === 'session') {
          const present = useSession.getState().token ?? undefined;
          // several calls of one page end with its session, some of them after the next sign-in
          if (token !== present) return;
          if (present !== undefined) {
            forgetSession();
            notify(errorText(error, currentT()));
          }
          askSignIn(key);
        } else if (error.reason === 'ACCOUNT_SUSPENDED')
          void navigate(consumerRoutes.dark.path, { replace: true });
        else if (call.failure === 'shown') notify(errorText(error, currentT()));
      }),
    [key, navigate],
  );
};
