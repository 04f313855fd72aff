import type { ErrorName } from '#shared/codes/error-code.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import {
  usedRefund,
  type UsedRefund,
  type UseNotReason,
} from '#shared/order/refund/used-refund.ts';
import { isDuplicate, isPassing, LookAgain } from '#server/db/errors.ts';
import { retry } from '#server/db/retry.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { needLimit } from '#server/kit/money-limit.ts';
import { refuse } from '#server/kit/refusal.ts';
import { refundUses } from '#server/modules/order/index.ts';
import { worksIn } from '#server/modules/staff/index.ts';
import { tillOf } from './answers.ts';
import { addLog } from './log-repo.ts';
import { addUseRefund, markRefunded, usesAmong, type LoggedUse } from './refund-repo.ts';
import { firstAnswer, keepFirstAnswer, tillRequest, type TillRequest } from './request.ts';

type Request = Parameters<Handlers['merchantRefundUsed']>[1];
type Answer = ReplyOf<Contract['merchantRefundUsed']>;
const KIND = 'refundUsed';

const REFUSALS: Readonly<Record<Exclude<UseNotReason, 'mixed'>, ErrorName>> = {
  unknown: 'NOT_FOUND',
  undone: 'USE_UNDONE',
  refunded: 'USE_REFUNDED',
};

/** The uses that are given back: known here, of stores where the caller works, of one voucher, and still standing. */
const judge = async (
  { deps, session }: MerchantContext,
  { verifyIds }: Request,
): Promise<UsedRefund<LoggedUse>> => {
  const known = await usesAmong(deps.db.query, session.merchantId, verifyIds);
  if (known.some(({ storeId }) => !worksIn(session, storeId))) return refuse('NO_PERMISSION');
  const refund = usedRefund(known, verifyIds);
  if (refund.ok) return refund;
  return refund.reason === 'mixed'
    ? refuse('BAD_REQUEST', { issues: ['verifyIds'] })
    : refuse(REFUSALS[refund.reason], { verifyId: refund.verifyId });
};

/** The record of a use given back: its figures below zero, on the day of the act (docs/adr/0030). */
const addDifference = async (
  query: Query,
  context: MerchantContext,
  use: LoggedUse,
  { refundId, reason }: { refundId: string; reason: string },
): Promise<void> => {
  const { deps, session, now } = context;
  const { merchantId, operatorId, deviceId } = session;
  const recordId = deps.random.id();
  await addLog(query, {
    ...tillOf(context, use.storeId, use.source),
    id: recordId,
    at: now,
    scannedAt: now,
    voucherId: use.voucherId,
    orderId: use.orderId,
    productId: use.productId,
    codeMask: use.codeMask,
    times: -use.times,
    faceAmount: 0 - use.faceCents,
    settleAmount: -use.settleAmount,
    state: 'REFUNDED',
    reason: null,
  });
  const { verifyId } = use;
  await addUseRefund(query, {
    merchantId,
    verifyId,
    recordId,
    refundId,
    at: now,
    operatorId,
    deviceId,
    reason,
  });
};

const attempt = async (
  context: MerchantContext,
  request: Request,
  till: TillRequest,
): Promise<Answer> => {
  const { deps, session, now } = context;
  const { merchantId, operatorId } = session;
  const { requestId, reason } = request;
  const repeated = await firstAnswer<Answer>(deps.db.query, till);
  if (repeated !== null) return repeated;
  const judged = await judge(context, request).catch(async (error: unknown) => {
    // the same request may have acted between the two looks: then its answer is the one to give
    const answered = await firstAnswer<Answer>(deps.db.query, till);
    if (answered !== null) return answered;
    throw error;
  });
  if ('refundId' in judged) return judged;
  const { uses, times, refundCents } = judged;
  needLimit(context, refundCents);
  const { voucherId, orderId } = must(uses[0], 'a use to give back');
  const refundId = deps.random.id();
  const answer: Answer = {
    requestId,
    replay: false,
    refundId: asId(refundId),
    refundAmtn: refundCents,
    times,
    refundedAt: now,
  };
  await deps.db.tx(async (query) => {
    // always in the order of ids, so that two managers never wait for each other
    for (const { verifyId } of uses.toSorted((a, b) => (a.verifyId < b.verifyId ? -1 : 1)))
      if (!(await markRefunded(query, merchantId, verifyId))) throw new LookAgain();
    const isDone = await refundUses(query, {
      merchantId,
      orderId,
      voucherId,
      refundId,
      times,
      amount: refundCents,
      operatorId,
      reason,
      at: now,
    });
    if (!isDone) throw new LookAgain();
    for (const use of uses) await addDifference(query, context, use, { refundId, reason });
    await keepFirstAnswer(query, till, { answer, at: now });
  });
  return answer;
};

/**
 * A manager gives the money of uses back, once for each request id and once for each use. Whoever
 * loses against another manager or an undo looks again, and learns which it was.
 */
export const refundUsed: Handlers['merchantRefundUsed'] = (context, request) => {
  const till = tillRequest(context.session.merchantId, KIND, request);
  return retry(
    () => attempt(context, request, till),
    (error) => isDuplicate(error) || isPassing(error),
    { times: 8, firstMs: 1, mostMs: 100 },
  );
};
