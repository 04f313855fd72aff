import { route } from '../define.ts';

/**
 * Screens of the app's frame (spec 000 §2). `rp` is the address to return to after sign-in. Sign-in
 * and failure pages need no sign-in: the guards end there.
 */
export const coreRoutes = {
  missionLogin: route('/mission/login', { auth: false, title: 'title.login' }, { params: ['rp'] }),
  /** `type`: sys_down while the system is down. */
  errorPage: route('/errorPage', { auth: false, title: 'title.error' }, { params: ['type'] }),
  grantFailed: route(
    '/grant-failed',
    { auth: false, title: 'title.grantFailed' },
    { params: ['type', 'url'] },
  ),
  mpLogin: route(
    '/mpLogin',
    { auth: false, title: 'title.mpLogin' },
    { params: ['authCode', 'fromPath', 'fromQuery'] },
  ),
  bocLogin: route('/bocLogin', { auth: false, title: 'title.bocLogin' }, { params: ['rp'] }),
};
