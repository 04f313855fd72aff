import * as z from 'zod/mini';
import type { BankCardReason } from '#shared/validate/bank-card.ts';

const REASONS = [
  'numberRequired',
  'numberDigits',
  'scheme',
  'numberLength',
  'numberCheck',
  'monthRequired',
  'month',
  'yearRequired',
  'year',
  'expired',
  'securityCodeRequired',
  'securityCode',
  'name',
  'phone',
] as const satisfies readonly BankCardReason[];

const message = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready'), nonce: z.string() }),
  z.strictObject({ kind: z.literal('enter'), nonce: z.string() }),
  z.strictObject({ kind: z.literal('failed'), nonce: z.string() }),
  z.strictObject({
    kind: z.literal('height'),
    nonce: z.string(),
    px: z.int().check(z.gte(1), z.lte(1200)),
  }),
  z.strictObject({ kind: z.literal('refused'), nonce: z.string(), reason: z.enum(REASONS) }),
  z.strictObject({
    kind: z.literal('token'),
    nonce: z.string(),
    token: z.string().check(z.regex(/^[\w-]{43}$/)),
  }),
]);
/** What the gateway's frame says to the app. */
export type FrameMessage = z.output<typeof message>;

/** Whom the app listens to: the window of its frame, the origin of the frame's page (`null`: one of its own), the nonce of the session. */
export type Expected = { source: unknown; origin: string; nonce: string };
type Heard = { source: unknown; origin: string; data: unknown };

/** A message of the gateway's frame; null for anything that is not one, whoever sent it. */
export const frameMessage = (
  { source, origin, data }: Heard,
  expected: Expected,
): FrameMessage | null => {
  if (source === null || source !== expected.source || origin !== expected.origin) return null;
  const read = message.safeParse(data);
  return read.success && read.data.nonce === expected.nonce ? read.data : null;
};
