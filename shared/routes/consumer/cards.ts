import { route } from '../define.ts';

/**
 * Payment management, bank cards, the payment password (spec 001 §2). `way` of `passwordConfig`:
 * `set`, `reset` or `find`. `change` of `paymentManagement`: `identity` for its form.
 */
export const cardsRoutes = {
  paymentManagement: route(
    '/payment-management',
    { auth: true, title: 'title.paymentManagement' },
    { params: ['change'] },
  ),
  paymentAgreement: route('/payment-management/agreement', {
    auth: false,
    title: 'title.paymentAgreement',
  }),
  cardManagement: route('/card-management', { auth: true, title: 'title.cardManagement' }),
  cardDetail: route(
    '/card-management/detail',
    { auth: true, title: 'title.cardDetail' },
    { params: ['cardId'] },
  ),
  cardAdd: route('/card-management/add', { auth: true, title: 'title.cardAdd' }),
  cardBind: route(
    '/card-management/bind',
    { auth: true, title: 'title.cardBind' },
    { params: ['cardId'] },
  ),
  passwordManagement: route('/pw-management', { auth: true, title: 'title.passwordManagement' }),
  passwordConfig: route(
    '/pw-management/config',
    { auth: true, title: 'title.passwordConfig' },
    { params: ['way'] },
  ),
};
