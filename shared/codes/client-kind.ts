import { table } from './table.ts';

/**
 * Hosting clients and their numbers (spec 000 §1; 6 and 7 by decision O5; 8 is the merchant
 * console).
 */
export const CLIENT_KINDS = {
  app: 1,
  wallet: 2,
  paymentApp: 3,
  social: 4,
  miniProgram: 5,
  bank: 6,
  web: 7,
  console: 8,
} as const;
/** A kind of client. */
export type ClientKind = keyof typeof CLIENT_KINDS;
/** The client behind a number that came from outside. */
export const clientKind = table(CLIENT_KINDS);

/** The API scope header by client (spec 000 §6, decision O4). */
export const SCOPES = {
  app: 'app',
  wallet: 'mpass',
  paymentApp: 'alipay',
  social: 'wechat_web',
  miniProgram: 'wechat_mini',
  bank: 'boc_h5',
  web: 'share',
  console: 'merchant',
} as const satisfies Record<ClientKind, string>;
