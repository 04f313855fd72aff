import type { Call } from '#shared/contract/define.ts';
import { isHostLost } from '../db/errors.ts';
import { retry } from '../db/retry.ts';

/** How long a call tries again while the database changes its host. Callers give up at five seconds. */
const PATIENCE_MS = 3_000;

export type Patience = <T>(work: () => Promise<T>) => Promise<T>;

/** Tries again what may run twice, within one time for all of a call. */
export const patience = (): Patience => {
  const endsAt = performance.now() + PATIENCE_MS;
  return (work) => retry(work, isHostLost, { times: Infinity, firstMs: 20, mostMs: 250, endsAt });
};

/** Whether a call may run twice: it only reads, or its key or request id acts once. */
export const mayRunTwice = (
  { repeat }: Call,
  { idempotencyKey, body }: { idempotencyKey: string | null; body: unknown },
): boolean =>
  repeat === 'read' ||
  (repeat === 'keyed' && idempotencyKey !== null) ||
  typeof (body as { requestId?: unknown } | null)?.requestId === 'string';
