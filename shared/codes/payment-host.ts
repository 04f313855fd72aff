import type { ClientKind } from './client-kind.ts';
import type { PaymentType } from './payment-type.ts';

/**
 * The payment type that a host pays with; MP_MACAU is the default (spec 001 §4, decision K3). The
 * console never pays.
 */
export const PAYMENT_TYPE_OF = {
  app: 'MP_MACAU',
  wallet: 'MP_MACAU',
  paymentApp: 'OPEN_ALI',
  social: 'WECHAT_JS',
  miniProgram: 'WECHAT_MP',
  bank: 'BOC_H5_PAY',
  web: 'MP_MACAU',
} as const satisfies Record<Exclude<ClientKind, 'console'>, PaymentType>;
