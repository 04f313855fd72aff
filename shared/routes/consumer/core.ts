import { route } from '../define.ts';

/** Screens of the app's frame (spec 000 §2). `rp` is the address to return to after sign-in. */
export const coreRoutes = {
  missionLogin: route('/mission/login', { auth: false, title: 'title.login' }, { params: ['rp'] }),
  errorPage: route('/errorPage', { auth: false, title: 'title.error' }),
};
