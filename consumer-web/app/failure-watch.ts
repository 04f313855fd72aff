import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { client } from '../lib/api.ts';
import { currentT } from '../lib/i18n.ts';
import { notify } from '../lib/notice.ts';
import { queryClient } from '../lib/query.ts';
import { useSession } from '../lib/session.ts';

/** The one place that handles an ended session and shows the failures that are to be shown (house §3). */
export const useFailureWatch = (): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => client.onFailure(({ error, call }) => {
    if (error.kind === 'session') {
      const wasSignedIn = useSession.getState().member !== null;
      useSession.getState().signOut();
      queryClient.removeQueries({ queryKey: ['mine'] });
      if (wasSignedIn) notify(errorText(error, currentT()));
      if (pathname !== consumerRoutes.missionLogin.path) void navigate(href(consumerRoutes.missionLogin, { rp: pathname + search }), { replace: consumerRoutesNeedSignIn(pathname) });
    } else if (call.failure === 'shown') notify(errorText(error, currentT()));
  }), [pathname, search, navigate]);
};

const guarded = new Set(Object.values(consumerRoutes).filter((route) => route.meta.auth === true).flatMap((route) => [route.path, ...route.aliases]));
/** Whether the present screen vanishes with the session: then going back must not lead to it. */
const consumerRoutesNeedSignIn = (pathname: string): boolean => guarded.has(pathname);
