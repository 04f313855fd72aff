import { HEADERS } from '#shared/client/headers.ts';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import type { CallName } from '#shared/contract/index.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { FORM_END, FORM_TYPE, part, type Wanted } from '#tests/support/raw-call.ts';

export const NOON = Date.parse('2026-11-21T12:00:00+08:00');
export const OF_NETWORK = 20;
export const OF_TOKEN = 10;
/** Seconds' worth of calls that may come at once. */
export const BURST = 3;

/** Every guard that a call passes before its use case, in their order. */
export const GUARDS = [
  'key',
  'nonce',
  'time stamp',
  'signature',
  'clock',
  'network',
  'token',
  'client',
  'session',
  'device',
  'account',
  'role',
  'replay',
  'parts',
  'length',
  'body',
  'fields',
  'path',
] as const;

/** Who calls. `busy`: a member of whom nothing else is asked. */
export type Who = 'nobody' | 'member' | 'busy' | 'cashier' | 'ended' | 'revoked' | 'suspended';
type Row = {
  guard: (typeof GUARDS)[number];
  call: CallName;
  wrong: string;
  code: ErrorName;
  who?: Who;
  sent?: Omit<Partial<Wanted>, 'token'>;
  /** What is sent in place of what was signed. */
  body?: string | Buffer;
  /** How often it is sent; the last answer counts. */
  times?: number;
};

const json = (body: string) => ({ sent: { body }, body });
const change = (name: keyof typeof HEADERS, value: string) => ({
  sent: { change: { [HEADERS[name]]: value } },
});

export const ROWS: readonly Row[] = [
  {
    guard: 'key',
    call: 'switchList',
    wrong: 'no key',
    code: 'SIGNATURE_WRONG',
    ...change('gatewayKey', ''),
  },
  {
    guard: 'key',
    call: 'switchList',
    wrong: 'an unknown key',
    code: 'SIGNATURE_WRONG',
    sent: { key: { id: 'nobody', secret: WEB_GATEWAY_KEY.secret } },
  },
  {
    guard: 'nonce',
    call: 'switchList',
    wrong: 'no nonce',
    code: 'SIGNATURE_WRONG',
    ...change('gatewayNonce', ''),
  },
  {
    guard: 'nonce',
    call: 'switchList',
    wrong: 'a short nonce',
    code: 'SIGNATURE_WRONG',
    sent: { nonce: 'x'.repeat(15) },
  },
  {
    guard: 'nonce',
    call: 'switchList',
    wrong: 'a long nonce',
    code: 'SIGNATURE_WRONG',
    sent: { nonce: 'x'.repeat(65) },
  },
  {
    guard: 'time stamp',
    call: 'switchList',
    wrong: 'no time stamp',
    code: 'SIGNATURE_WRONG',
    ...change('timestamp', ''),
  },
  {
    guard: 'time stamp',
    call: 'switchList',
    wrong: 'a time stamp in words',
    code: 'SIGNATURE_WRONG',
    ...change('timestamp', 'noon'),
  },
  {
    guard: 'signature',
    call: 'switchList',
    wrong: 'no signature',
    code: 'SIGNATURE_WRONG',
    ...change('gatewaySignature', ''),
  },
  {
    guard: 'signature',
    call: 'switchList',
    wrong: 'a signature by another secret',
    code: 'SIGNATURE_WRONG',
    sent: { key: { id: WEB_GATEWAY_KEY.id, secret: 'another secret' } },
  },
  {
    guard: 'signature',
    call: 'switchList',
    wrong: 'another body than was signed',
    code: 'SIGNATURE_WRONG',
    sent: { body: '{}' },
    body: '{ }',
  },
  {
    guard: 'signature',
    call: 'merchantInfo',
    wrong: 'another time stamp than was signed',
    code: 'SIGNATURE_WRONG',
    who: 'cashier',
    ...change('timestamp', String(NOON + 1)),
  },
  {
    guard: 'clock',
    call: 'switchList',
    wrong: 'a clock that is slow',
    code: 'CLOCK_SKEW',
    sent: { timestamp: NOON - 5 * MINUTE - 1 },
  },
  {
    guard: 'clock',
    call: 'switchList',
    wrong: 'a clock that is fast',
    code: 'CLOCK_SKEW',
    sent: { timestamp: NOON + 5 * MINUTE + 1 },
  },
  {
    guard: 'network',
    call: 'switchList',
    wrong: 'too many calls of a network',
    code: 'TOO_MANY_CALLS',
    times: OF_NETWORK * BURST + 1,
  },
  {
    guard: 'network',
    call: 'memberSendCode',
    wrong: 'too many heavy calls of a network',
    code: 'TOO_MANY_CALLS',
    times: (OF_NETWORK * BURST) / 10 + 1,
  },
  {
    guard: 'token',
    call: 'memberInfo',
    wrong: 'too many calls of a token',
    code: 'TOO_MANY_CALLS',
    who: 'busy',
    times: OF_TOKEN * BURST + 1,
  },
  {
    guard: 'client',
    call: 'switchList',
    wrong: 'a type of app that there is not',
    code: 'CLIENT_TYPE_UNKNOWN',
    ...change('clientType', '99'),
  },
  { guard: 'session', call: 'memberInfo', wrong: 'no token', code: 'SESSION_INVALID' },
  { guard: 'session', call: 'merchantInfo', wrong: 'no token', code: 'SESSION_INVALID' },
  {
    guard: 'session',
    call: 'memberInfo',
    wrong: 'a cashier’s token',
    code: 'SESSION_INVALID',
    who: 'cashier',
  },
  {
    guard: 'session',
    call: 'merchantInfo',
    wrong: 'a member’s token',
    code: 'SESSION_INVALID',
    who: 'member',
  },
  {
    guard: 'session',
    call: 'memberInfo',
    wrong: 'the token of a session that is over',
    code: 'SESSION_INVALID',
    who: 'ended',
  },
  {
    guard: 'session',
    call: 'upload',
    wrong: 'a form without a token',
    code: 'SESSION_INVALID',
    sent: { change: { 'content-type': FORM_TYPE } },
  },
  {
    guard: 'device',
    call: 'merchantInfo',
    wrong: 'a revoked till',
    code: 'DEVICE_REVOKED',
    who: 'revoked',
  },
  {
    guard: 'account',
    call: 'memberInfo',
    wrong: 'a suspended account',
    code: 'ACCOUNT_SUSPENDED',
    who: 'suspended',
  },
  { guard: 'role', call: 'staffList', wrong: 'a cashier', code: 'WRONG_ROLE', who: 'cashier' },
  {
    guard: 'replay',
    call: 'merchantInfo',
    wrong: 'the same call again',
    code: 'SIGNATURE_REPLAYED',
    who: 'cashier',
    sent: { nonce: 'a-nonce-of-a-till' },
    times: 2,
  },
  {
    guard: 'replay',
    call: 'switchList',
    wrong: 'the same call again',
    code: 'SIGNATURE_REPLAYED',
    sent: { nonce: 'a-nonce-of-a-guest' },
    times: 2,
  },
  {
    guard: 'parts',
    call: 'systemStatus',
    wrong: 'a part that nobody asked for',
    code: 'BAD_REQUEST',
    sent: { change: { 'content-type': FORM_TYPE } },
    body: Buffer.concat([part('more', '1'), FORM_END]),
  },
  {
    guard: 'parts',
    call: 'switchList',
    wrong: 'a form in place of JSON',
    code: 'BAD_REQUEST',
    sent: { change: { 'content-type': FORM_TYPE } },
    body: FORM_END,
  },
  {
    guard: 'length',
    call: 'switchList',
    wrong: 'a body of 256 KB and more',
    code: 'BAD_REQUEST',
    ...json(JSON.stringify({ more: 'x'.repeat(256 * 1024) })),
  },
  {
    guard: 'length',
    call: 'upload',
    wrong: 'a form of 6 MB',
    code: 'UPLOAD_TOO_LARGE',
    who: 'member',
    sent: { change: { 'content-type': FORM_TYPE, 'content-length': String(6 * 1024 * 1024) } },
  },
  {
    guard: 'body',
    call: 'groupProductInfo',
    wrong: 'half a body',
    code: 'BAD_REQUEST',
    ...json('{"productId"'),
  },
  {
    guard: 'body',
    call: 'groupProductInfo',
    wrong: 'another kind of body',
    code: 'BAD_REQUEST',
    sent: { body: '{}', change: { 'content-type': 'application/xml' } },
    body: '{}',
  },
  {
    guard: 'fields',
    call: 'groupProductInfo',
    wrong: 'a list',
    code: 'BAD_REQUEST',
    ...json('[]'),
  },
  {
    guard: 'fields',
    call: 'groupProductInfo',
    wrong: 'a field of another kind',
    code: 'BAD_REQUEST',
    ...json('{"productId":7}'),
  },
  {
    guard: 'path',
    call: 'switchList',
    wrong: 'an unknown path',
    code: 'NO_SUCH_CALL',
    sent: { path: '/orgs/nothing' },
  },
];
