import { asId } from '#shared/kernel/ids.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { isDuplicate, isPassing, LookAgain } from '#server/db/errors.ts';
import { retry } from '#server/db/retry.ts';
import { refuse } from '#server/kit/refusal.ts';
import { shownVoucherStatus } from '#server/modules/order/index.ts';
import { worksIn } from '#server/modules/staff/index.ts';
import type { Unchecked } from './answers.ts';
import { firstAnswer, keepFirstAnswer, tillRequest, type TillRequest } from './request.ts';
import { addUndo, findRedemption, giveBack, type UndoFacts } from './log-repo.ts';
import { watchUndos } from './undo-alerts.ts';
import { MOST_CYCLES, undoRefusal } from './undo-rules.ts';

type Request = Parameters<Handlers['groupVerifyUncheck']>[1];
const KIND = 'uncheck';

/** Why it may not be taken back. A redemption that is undone already is no redemption any more. */
const judge = (
  { session, now }: MerchantContext,
  request: Request,
  found: UndoFacts | null,
): UndoFacts => {
  if (found === null || found.state !== 'OK') return refuse('NOT_FOUND');
  if (!worksIn(session, found.storeId) || request.deviceId !== session.deviceId)
    return refuse('NO_PERMISSION');
  const reason = undoRefusal({
    at: found.at,
    role: session.role,
    isSameDevice: found.deviceId === session.deviceId,
    cycles: found.voucher.undoCycles,
    now,
  });
  if (reason !== null) return refuse(reason);
  // a voucher or use that a refund holds or has paid out is settled with the guest
  if (found.isRefunded) return refuse('UNDO_SETTLED');
  return found.voucher.status === 1 || found.voucher.status === 2 ? found : refuse('UNDO_SETTLED');
};

const attempt = async (
  context: MerchantContext,
  request: Request,
  till: TillRequest,
): Promise<Unchecked> => {
  const { deps, session, now } = context;
  const { merchantId } = session;
  const repeated = await firstAnswer<Unchecked>(deps.db.query, till);
  if (repeated !== null) return repeated;
  if (request.reasonCode === 'OTHER' && request.note === '')
    return refuse('BAD_REQUEST', { issues: ['note'] });
  const found = judge(
    context,
    request,
    await findRedemption(deps.db.query, merchantId, request.verifyId),
  );
  const { voucher } = found;
  const answer: Unchecked = {
    requestId: request.requestId,
    replay: false,
    verifyId: asId(found.verifyId),
    undoneAt: now,
    timesLeft: voucher.timesTotal - voucher.timesUsed + found.times,
    status: shownVoucherStatus({ status: 1, validTo: voucher.validTo }, now),
  };
  await deps.db.tx(async (query) => {
    if (!(await giveBack(query, merchantId, found, MOST_CYCLES))) throw new LookAgain();
    await addUndo(query, {
      merchantId,
      verifyId: found.verifyId,
      at: now,
      operatorId: session.operatorId,
      deviceId: session.deviceId,
      reasonCode: request.reasonCode,
      note: request.note,
    });
    await keepFirstAnswer(query, till, { answer, at: now });
  });
  await watchUndos(context, found.storeId);
  return answer;
};

/** Takes a write-off back, once for each request id (decisions B7, B8). What is past its date comes back as expired. */
export const uncheck: Handlers['groupVerifyUncheck'] = (context, request) => {
  const till = tillRequest(context.session.merchantId, KIND, request);
  return retry(
    () => attempt(context, request, till),
    (error) => isDuplicate(error) || isPassing(error),
    { times: 8, firstMs: 1, mostMs: 100 },
  );
};
