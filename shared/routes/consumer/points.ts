import { route } from '../define.ts';

/**
 * Level, points, sign-in and tasks of a member (spec 000 §2, spec 002 §2). A friend's link leads to
 * `memberMission` too, with a query that only its own parts read (`features/points`).
 */
export const pointsRoutes = {
  memberOnline: route('/member/online', { auth: 'try', title: 'title.memberOnline' }),
  memberUpgrade: route(
    '/member/upgrade',
    { auth: 'try', title: 'title.memberUpgrade' },
    { params: ['skipAddress'] },
  ),
  memberMission: route('/member/mission', { auth: true, title: 'title.memberMission' }),
  scoreDetail: route('/member/score-detail', {
    auth: true,
    title: 'title.scoreDetail',
    keepTop: true,
  }),
  ruleIntegral: route('/rule/integral', { auth: false, title: 'title.ruleIntegral' }),
  ruleSign: route('/rule/sign', { auth: false, title: 'title.ruleSign' }),
};
