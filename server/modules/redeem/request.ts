import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { bodyHash, keepAnswer, replay } from './answers.ts';
import { addRequest, dropOldRequests, findRequest } from './voucher-repo.ts';

/** One request of a till: its id acts once for what it asks (decision B4). */
export type TillRequest = { merchantId: string; requestId: string; kind: string; hash: string };

/** The request behind a body: the same id with another body is a mistake. */
export const tillRequest = (
  merchantId: string,
  kind: string,
  body: { requestId: string },
): TillRequest => ({ merchantId, requestId: body.requestId, kind, hash: bodyHash(body) });

/** The first answer of a request, marked as a repeat; null when it is the first. */
export const firstAnswer = async <T extends { replay: boolean }>(
  query: Query,
  { merchantId, requestId, kind, hash }: TillRequest,
): Promise<T | null> => {
  const stored = await findRequest(query, merchantId, requestId);
  return stored === null ? null : replay<T>(stored, { kind, hash });
};

/** Keeps the answer of a request in its transaction. Raises a duplicate error when it has one already. */
export const keepFirstAnswer = (
  query: Query,
  { merchantId, requestId, kind, hash }: TillRequest,
  { answer, at }: { answer: object; at: Instant },
): Promise<void> =>
  addRequest(query, {
    merchantId,
    requestId,
    kind,
    bodyHash: hash,
    answer: keepAnswer({ ok: true, answer }),
    at,
  });

/** How long first answers are kept (decision B4). */
const KEPT_MS = 7 * DAY;

export const sweepRequests = (query: Query, now: Instant): Promise<void> =>
  dropOldRequests(query, plus(now, -KEPT_MS));
