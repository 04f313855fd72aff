import { route } from '../define.ts';

/**
 * Closing an account (spec 000 §2), in the order of the steps. `mark`: the losses that were
 * accepted; `no`: the receipt. After the last step the member is signed out.
 */
export const cancelAccountRoutes = {
  cancelAccount: route('/cancelAccount/index', { auth: true, title: 'title.cancelAccount' }),
  cancelPrivacy: route('/cancelAccount/privacy', { auth: true, title: 'title.cancelPrivacy' }),
  cancelCheck: route('/cancelAccount/check', { auth: true, title: 'title.cancelCheck' }),
  cancelError: route('/cancelAccount/cancelError', { auth: true, title: 'title.cancelError' }),
  cancelConfirm: route(
    '/cancelAccount/cancelConfirm',
    { auth: true, title: 'title.cancelConfirm' },
    { params: ['mark'] },
  ),
  cancelSuccess: route(
    '/cancelAccount/success',
    { auth: false, title: 'title.cancelSuccess' },
    { params: ['no'] },
  ),
};
