import { route } from '../define.ts';

/** The account page of a member (spec 002 §2, decision MB21). */
export const profileRoutes = {
  vipUser: route('/vip/user', { auth: true, title: 'title.vipUser' }),
};
