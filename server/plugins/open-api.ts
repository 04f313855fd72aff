import * as z from 'zod/mini';
import { HEADERS } from '#shared/client/headers.ts';
import { codeOf } from '#shared/codes/error-code.ts';
import type { Call } from '#shared/contract/define.ts';
import { contract } from '#shared/contract/index.ts';
import { statusOf } from '../kit/refusal.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.core.$ZodType): Json => {
  const { $schema: _, ...body } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Json;
  return body;
};

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** A stream is described by its messages. */
const contentOf = ({ messages, reply }: Call): Json =>
  messages === undefined
    ? json(schemaOf(reply))
    : { 'text/event-stream': { schema: schemaOf(messages) } };

/** One answer for each HTTP status that the entry's errors have, with the codes that it may carry. */
const refusals = (call: Call): Json => {
  const byStatus = new Map<number, string[]>();
  for (const name of [...call.errors, 'BAD_REQUEST' as const])
    byStatus.set(statusOf(name), [
      ...(byStatus.get(statusOf(name)) ?? []),
      `${codeOf(name)} ${name}`,
    ]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: names.join(', '), content: json({ $ref: '#/components/schemas/Refusal' }) },
    ]),
  );
};

const describe = (call: Call): string =>
  [
    `Caller: ${call.caller}${call.roles ? ` (${call.roles.join(', ')})` : ''}.`,
    `Repeat: ${call.repeat}. Time-out: ${call.timeoutMs} ms.`,
    call.errors.length > 0 ? `Errors: ${call.errors.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

const signed = [
  HEADERS.gatewayKey,
  HEADERS.gatewayNonce,
  HEADERS.gatewaySignature,
  HEADERS.timestamp,
].map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } }));

const operation = (name: string, call: Call): Json => ({
  operationId: name,
  summary: call.summary,
  description: describe(call),
  tags: [call.path.split('/')[1]],
  parameters: [
    ...signed,
    { name: HEADERS.language, in: 'header', schema: { enum: ['zh-TW', 'en-US'] } },
    ...(call.repeat === 'keyed'
      ? [{ name: HEADERS.idempotencyKey, in: 'header', schema: { type: 'string' } }]
      : []),
  ],
  ...(call.caller === 'guest' ? {} : { security: [{ token: [] }] }),
  requestBody: { required: true, content: json(schemaOf(call.request)) },
  responses: {
    200: { description: 'Done', content: contentOf(call) },
    ...refusals(call),
  },
  'x-caller': call.caller,
  'x-roles': call.roles ?? [],
  'x-errors': call.errors.map((error) => ({ name: error, code: codeOf(error) })),
});

const pathsOf = (): Json =>
  Object.fromEntries(
    Object.entries(contract).map(([name, call]) => [call.path, { post: operation(name, call) }]),
  );
let paths: Json | undefined;

/** What the first part of a path stands for. */
const TAGS: Readonly<Record<string, string>> = {
  member: 'Closing an account; gold and its bags.',
  orgs: 'Members: sign-in, addresses, places, the home page and its settings.',
  group: 'Group-buy vouchers and their orders; the merchant: staff, tills, redeeming, records.',
  activity: 'Promotions: vouchers, red packets and reductions.',
  payment: 'Paying an order, and the result of a payment.',
  market: 'Supermarkets: stores, goods, search, orders, refunds and reviews.',
  takeouts: 'Takeaway: stores, menus, orders, riders, refunds and reviews.',
  analysis: 'Messages around an order, and events that the app counts.',
  system: 'The state of the backend.',
  public: 'Uploads.',
};
const tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));

/** The contract as an OpenAPI document. Its paths are written when they are first read: a start does not wait for them. */
export const openApi = () => ({
  openapi: '3.1.0' as const,
  info: {
    title: 'Senado',
    version: '1',
    description:
      'Every call is a signed POST with JSON. A refusal is `{code, note, data?}` with a negative code.',
    contact: { name: 'The Senado maintainers' },
  },
  servers: [{ url: '/', description: 'The backend that serves this description' }],
  tags,
  get paths() {
    return (paths ??= pathsOf());
  },
  components: {
    securitySchemes: {
      token: { type: 'apiKey' as const, in: 'header' as const, name: HEADERS.token },
    },
    schemas: {
      Refusal: {
        type: 'object',
        required: ['code', 'note'],
        properties: { code: { type: 'integer' }, note: { type: 'string' }, data: {} },
      },
    },
  },
});
