import * as z from 'zod/mini';
import { CARD_BRANDS } from '../../codes/card-brand.ts';
import { call } from '../define.ts';
import { count, dollars, instant, plainId, rawText, text, whole, withDefault } from '../wire.ts';

const MARK = z.string().check(z.regex(/^[\w-]{43}$/));
/** Six digits: a payment password, or a one-time code. */
const sixDigits = z.string().check(z.regex(/^\d{6}$/));
const identity = z.object({ riskCertificateType: whole, riskCertificateNum: text(8) });
const sentCode = z.object({
  resendAfterSeconds: count,
  expiresAt: instant,
  /** Sent in demo mode only. */
  demoCode: z.optional(z.string()),
});
const SEND_ERRORS = [
  'LOGIN_CODE_TOO_SOON',
  'LOGIN_CODE_DAY',
  'LOGIN_CODE_ADDRESS',
  'LOGIN_CODE_NOT_SENT',
] as const;
const CODE_ERRORS = ['LOGIN_CODE_WRONG', 'LOGIN_CODE_EXPIRED', 'LOGIN_CODE_TRIES'] as const;
const PASSWORD_ERRORS = [
  'PAY_PASSWORD_UNSET',
  'PAY_PASSWORD_WRONG',
  'PAY_PASSWORD_LOCKED',
] as const;

/** A card: no number, what is kept of it (ADR 0035). `status` as in `codes/card-status.ts`. */
const card = z.object({
  cardId: plainId,
  last4: z.string(),
  brand: z.enum(CARD_BRANDS),
  month: z.int(),
  year: z.int(),
  status: z.int(),
  isDefault: z.boolean(),
});
/** A bank card of the caller's. */
export type BankCardRow = z.output<typeof card>;

const mine = { caller: 'member', failure: 'silent' } as const;

/** Bank cards (spec 001 §2, decision K4): the paths are decided, the shapes and two calls are ours. */
export const cardCalls = {
  cardList: call('/payment/card/_list', {
    ...mine,
    repeat: 'read',
    summary: 'The bank cards of the caller, the default first',
    request: z.object({}),
    /** `isOpen`: whether a gateway is set up; `most`: cards that an account may keep. */
    reply: z.object({
      cards: z.array(card),
      isOpen: z.boolean(),
      most: count,
      /** The certificate of the account by its type, its last characters masked; null for none. */
      identity: z.nullable(z.object({ riskCertificateType: z.int(), masked: z.string() })),
    }),
  }),
  cardGet: call('/payment/card/_get', {
    ...mine,
    repeat: 'read',
    summary: 'A bank card of the caller',
    errors: ['CARD_NOT_FOUND'],
    request: z.object({ cardId: plainId }),
    reply: z.object({
      ...card.shape,
      name: z.string(),
      createdAt: instant,
      verifiedAt: z.nullable(instant),
    }),
  }),
  /** The gateway's frame that the number is typed in: it, and not the app, sees the number. */
  cardBegin: call('/payment/card/_begin', {
    ...mine,
    summary: 'Opens a session of the gateway’s frame',
    errors: ['CARD_CLOSED', 'CARD_LIMIT'],
    request: z.object({}),
    reply: z.object({
      session: z.string(),
      nonce: z.string(),
      frameUrl: z.string(),
      expiresAt: instant,
    }),
  }),
  cardAdd: call('/payment/card/_add', {
    ...mine,
    repeat: 'keyed',
    summary: 'Keeps a card by the token that the gateway’s frame gave',
    errors: [
      'CARD_CLOSED',
      'CARD_LIMIT',
      'CARD_FRAME',
      'CARD_HOLDER',
      'IDENTITY_OTHER',
      'CARD_BRAND',
      'KEY_REUSED',
    ],
    request: z.object({
      gatewayToken: rawText(100, 16),
      name: text(60),
      phone: text(24),
      identity,
    }),
    reply: z.object({ cardId: plainId, status: z.int() }),
  }),
  cardSendCode: call('/payment/card/_send-code', {
    ...mine,
    summary: 'Sends the code that verifies a card to the phone at the bank',
    errors: ['CARD_CLOSED', 'CARD_NOT_FOUND', ...SEND_ERRORS],
    request: z.object({ cardId: plainId }),
    reply: sentCode,
  }),
  cardVerify: call('/payment/card/_verify', {
    ...mine,
    repeat: 'keyed',
    summary: 'Verifies a card: 0.1 is charged and given back',
    errors: ['CARD_CLOSED', 'CARD_NOT_FOUND', 'CARD_REFUSED', 'KEY_REUSED', ...CODE_ERRORS],
    request: z.object({ cardId: plainId, code: sixDigits }),
    reply: z.object({ cardId: plainId, status: z.int() }),
  }),
  cardSetDefault: call('/payment/card/_set-default', {
    ...mine,
    repeat: 'keyed',
    summary: 'Makes a verified card the one that is offered first',
    errors: ['CARD_NOT_FOUND', 'CARD_UNVERIFIED', 'KEY_REUSED'],
    request: z.object({ cardId: plainId }),
    reply: z.object({}),
  }),
  /** `mark`: of `_check` for this card and the sum 0; a card that is not verified goes without. */
  cardDel: call('/payment/card/_del', {
    ...mine,
    repeat: 'keyed',
    summary: 'Removes a card',
    errors: ['CARD_NOT_FOUND', 'PAY_MARK', 'KEY_REUSED'],
    request: z.object({ cardId: plainId, mark: z.optional(MARK) }),
    reply: z.object({}),
  }),
};

/** The identity of an account (decision MB25): the path and the shape are ours. */
export const identityCalls = {
  /** `mark`: of `_check` for `identity` and the sum 0; an account without a password goes without. */
  identityChange: call('/payment/identity/_change', {
    ...mine,
    summary: 'Changes the identity of the account, with a code and the payment password',
    errors: ['IDENTITY_UNSET', 'PAY_MARK', ...CODE_ERRORS],
    request: z.object({ code: sixDigits, identity, mark: z.optional(MARK) }),
    reply: z.object({}),
  }),
};

/** The payment password (spec 001 §5, decisions K5, MB22, MB23). */
export const payPasswordCalls = {
  payPasswordStatus: call('/payment/password/_status', {
    ...mine,
    repeat: 'read',
    summary: 'Whether there is a payment password, and how many tries are left',
    request: z.object({}),
    reply: z.object({
      isSet: z.boolean(),
      lockedUntil: z.nullable(instant),
      triesLeft: count,
      /** Whether the account has an identity, which finding the password asks for. */
      hasIdentity: z.boolean(),
    }),
  }),
  payPasswordSendCode: call('/payment/password/_send-code', {
    ...mine,
    summary: 'Sends a code for the payment password to the caller’s own phone',
    errors: [...SEND_ERRORS],
    request: z.object({}),
    reply: sentCode,
  }),
  payPasswordSet: call('/payment/password/_set', {
    ...mine,
    summary: 'Sets the first payment password, with a code',
    errors: ['PAY_PASSWORD_SET', 'PAY_PASSWORD_WEAK', ...CODE_ERRORS],
    request: z.object({ password: sixDigits, code: sixDigits }),
    reply: z.object({}),
  }),
  payPasswordReset: call('/payment/password/_reset', {
    ...mine,
    summary: 'Changes the payment password by the old one',
    errors: ['PAY_PASSWORD_WEAK', ...PASSWORD_ERRORS],
    request: z.object({ old: sixDigits, password: sixDigits }),
    reply: z.object({}),
  }),
  /** An account without an identity takes this one; a wrong identity uses the code up. */
  payPasswordFind: call('/payment/password/_find', {
    ...mine,
    summary: 'Changes a forgotten payment password by code and identity',
    errors: ['PAY_PASSWORD_UNSET', 'PAY_PASSWORD_WEAK', 'IDENTITY_OTHER', ...CODE_ERRORS],
    request: z.object({ code: sixDigits, identity, password: sixDigits }),
    reply: z.object({}),
  }),
  /** `orderId`: what the mark is for, an order or a card; `amount`: its sum, 0 for a card. */
  payPasswordCheck: call('/payment/password/_check', {
    ...mine,
    summary: 'Gives a one-time mark for one order and sum, good for two minutes',
    errors: [...PASSWORD_ERRORS],
    request: z.object({
      password: sixDigits,
      orderId: plainId,
      amount: withDefault(dollars, 0 as z.output<typeof dollars>),
    }),
    reply: z.object({ mark: MARK, expiresAt: instant }),
  }),
};
