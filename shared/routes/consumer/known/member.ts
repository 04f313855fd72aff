import { known } from './define.ts';

/**
 * Membership and payment (spec 000 §2). The wallet requires sign-in on more of them (decision M4,
 * `guards/requirement.ts`).
 */
export const knownMember = {
  vipHome: known('/vip/home', 'try'),
  vipHistoryList: known('/vip/history-list', true, { keepTop: true }),
  vipUser: known('/vip/user', true),
  vipCalculator: known('/vip/calculator', 'try'),
  trialMember: known('/trial-member', 'try'),
  memberOnline: known('/member/online', 'try'),
  memberBoom: known('/member/boom', 'try'),
  memberMission: known('/member/mission', true),
  scoreDetail: known('/member/score-detail', true, { keepTop: true }),
  memberUpgrade: known('/member/upgrade', 'try', { params: ['skipAddress'] }),
  memberStores: known('/member/activity/stores', 'try', { keepTop: true }),
  memberMarketRedpack: known('/member/activity/market/redpack', 'try'),
  memberTakeoutRedpack: known('/member/activity/takeout/redpack', 'try'),
  ruleIntegral: known('/rule/integral', false),
  ruleSign: known('/rule/sign', false),
  paymentManagement: known('/payment-management', true),
  paymentAgreement: known('/payment-management/agreement', false),
  cardManagement: known('/card-management', true),
  cardDetail: known('/card-management/detail', true),
  cardAdd: known('/card-management/add', true),
  cardBind: known('/card-management/bind', true),
  passwordManagement: known('/pw-management', true),
  passwordConfig: known('/pw-management/config', true),
};
