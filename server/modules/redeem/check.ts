import { plus } from '#shared/kernel/time.ts';
import { maskCode } from '#shared/voucher/code.ts';
import { RECEIPT_DIGITS, receiptNumber } from '#shared/voucher/receipt-number.ts';
import { undoUntil } from '#shared/voucher/undo-window.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { isDuplicate, isPassing, LookAgain } from '#server/db/errors.ts';
import { retry } from '#server/db/retry.ts';
import { bodyHash, isStored, keepAnswer, replay, tillOf, type Checked } from './answers.ts';
import { PREPARE_MS, readToken } from './prepare-token.ts';
import { heldTo } from './scan-time.ts';
import { judge, type CheckRequest, type Item, type Judged } from './check-rules.ts';
import { addLog, type NewLog } from './log-repo.ts';
import { asError, wireCode, type Refused } from './refused.ts';
import { redeemVoucher } from './redeem-repo.ts';
import { loadAttempt, loadAttemptAlone, type Asked, type Attempt } from './attempt-repo.ts';
import { takeLook } from './look-ahead.ts';
import { addRequest, findRequest, takeUses } from './voucher-repo.ts';
import { faceOf, settleOf } from '#server/modules/catalogue/index.ts';
import { countUnknown, lockOf } from './tries.ts';
import { asId } from '#shared/kernel/ids.ts';

const KIND = 'check';

const logOf = (
  { deps, session, now }: MerchantContext,
  request: CheckRequest,
  { voucher, times }: Item,
  receipt: { no: string; line: number },
): NewLog => {
  const faceAmount = faceOf(voucher, times);
  return {
    // field by field: a spread before so many more is slow
    merchantId: session.merchantId,
    storeId: request.storeId,
    operatorId: session.operatorId,
    deviceId: session.deviceId,
    source: request.source,
    id: deps.random.id(),
    at: now,
    scannedAt: request.scannedAt,
    voucherId: voucher.id,
    orderId: voucher.orderId,
    productId: voucher.productId,
    codeMask: maskCode(voucher.code),
    times,
    faceAmount,
    settleAmount: settleOf(faceAmount, voucher.commissionBp),
    state: 'OK',
    reason: null,
    receiptNo: receipt.no,
    receiptLine: receipt.line,
    ticked: request.ticked ?? null,
  };
};

const answerOf = (
  { now, session, pick }: MerchantContext,
  { requestId }: CheckRequest,
  items: readonly Item[],
  logs: readonly NewLog[],
): Checked => ({
  requestId,
  replay: false,
  verifiedAt: now,
  undoUntil: undoUntil(now, session.role),
  receiptNo: logs[0]!.receiptNo!,
  productName: pick(items[0]!.voucher.productName),
  items: items.map(({ voucher, times }, index) => {
    const timesLeft = voucher.timesTotal - voucher.timesUsed - times;
    return {
      verifyId: asId(logs[index]!.id),
      voucherId: voucher.id,
      codeMask: maskCode(voucher.code),
      times,
      timesLeft,
      status: timesLeft === 0 ? 2 : 1,
    };
  }),
});

type Write = { hash: string; answer: string; items: readonly Item[]; logs: readonly NewLog[] };

const redeemOne = async (
  { deps, session }: MerchantContext,
  { requestId, scannedAt }: CheckRequest,
  { hash, answer, items, logs }: Write,
): Promise<void> => {
  const [{ voucher, times }, log] = [items[0]!, logs[0]!];
  const isWritten = await redeemVoucher(deps.db)({
    merchantId: session.merchantId,
    voucherId: voucher.id,
    timesUsed: voucher.timesUsed,
    times,
    faceAmount: log.faceAmount,
    verifyId: log.id,
    at: log.at,
    scannedAt,
    orderId: voucher.orderId,
    productId: voucher.productId,
    codeMask: log.codeMask,
    settleAmount: log.settleAmount,
    storeId: log.storeId,
    operatorId: log.operatorId,
    deviceId: log.deviceId,
    source: log.source,
    requestId,
    bodyHash: hash,
    answer,
    kind: KIND,
    receiptNo: log.receiptNo!,
    ticked: log.ticked ?? null,
  });
  if (!isWritten) throw new LookAgain();
};

const redeemAll = (
  { deps, session, now }: MerchantContext,
  { requestId }: CheckRequest,
  { hash, answer, items, logs }: Write,
): Promise<void> =>
  deps.db.tx(async (query) => {
    const written = items.map(({ voucher, times }, index) => ({
      voucher,
      times,
      log: logs[index]!,
    }));
    // always in the order of ids, so that two tills never wait for each other
    for (const { voucher, times, log } of written.toSorted((a, b) =>
      a.voucher.id < b.voucher.id ? -1 : 1,
    )) {
      if (
        !(await takeUses(query, {
          merchantId: session.merchantId,
          id: voucher.id,
          timesUsed: voucher.timesUsed,
          times,
          faceAmount: log.faceAmount,
        }))
      )
        throw new LookAgain();
      await addLog(query, log);
    }
    await addRequest(query, {
      merchantId: session.merchantId,
      requestId,
      kind: KIND,
      bodyHash: hash,
      answer,
      at: now,
    });
  });

const redeem = async (
  context: MerchantContext,
  request: CheckRequest,
  items: Item[],
  hash: string,
): Promise<Checked> => {
  const no = receiptNumber(context.deps.random.digits(RECEIPT_DIGITS));
  const logs = items.map((item, line) => logOf(context, request, item, { no, line }));
  const answer = answerOf(context, request, items, logs);
  const write = { hash, answer: keepAnswer({ ok: true, answer }), items, logs };
  await (items.length === 1 && context.deps.config.redeemInOne ? redeemOne : redeemAll)(
    context,
    request,
    write,
  );
  return answer;
};

/** Writes the refusal down once, with the request id that it answers (decisions B4, B14). */
const keepRefusal = async (
  context: MerchantContext,
  request: CheckRequest,
  { refused, voucher }: Extract<Judged, { ok: false }>,
  hash: string | null,
): Promise<void> => {
  const { deps, session, now } = context;
  await deps.db.tx(async (query) => {
    if (hash !== null && isStored(refused))
      await addRequest(query, {
        merchantId: session.merchantId,
        requestId: request.requestId,
        kind: KIND,
        bodyHash: hash,
        answer: keepAnswer({ ok: false, refused }),
        at: now,
      });
    await addLog(query, {
      ...tillOf(context, request.storeId, request.source),
      id: deps.random.id(),
      at: now,
      scannedAt: request.scannedAt,
      voucherId: voucher?.id ?? null,
      orderId: voucher?.orderId ?? null,
      productId: voucher?.productId ?? null,
      codeMask: voucher ? maskCode(voucher.code) : '',
      times: 0,
      faceAmount: 0,
      settleAmount: 0,
      state: 'REFUSED',
      reason: wireCode(refused),
    });
  });
  if (refused.reason === 'NOT_FOUND') await countUnknown(context, request);
};

const refusedOnce = async (
  context: MerchantContext,
  request: CheckRequest,
  refused: Refused,
): Promise<never> => {
  await keepRefusal(context, request, { ok: false, refused, voucher: null }, null);
  throw asError(refused);
};

const load = ({ deps, session }: MerchantContext, request: CheckRequest): Promise<Attempt> => {
  const asked: Asked = {
    merchantId: session.merchantId,
    requestId: request.requestId,
    storeId: request.storeId,
    voucherIds: request.items.map(({ voucherId }) => voucherId),
  };
  return deps.config.redeemInOne ? loadAttempt(deps.db)(asked) : loadAttemptAlone(deps.db, asked);
};

const attempt = async (
  context: MerchantContext,
  request: CheckRequest,
  hash: string,
): Promise<Checked> => {
  const { deps, session } = context;
  const loaded = takeLook(session) ?? (await load(context, request));
  if (loaded.isRepeat) {
    const stored = await findRequest(deps.db.query, session.merchantId, request.requestId);
    if (stored === null) throw new LookAgain();
    const isSame = stored.kind === KIND && stored.bodyHash === hash;
    return isSame
      ? replay<Checked>(stored, { kind: KIND, hash })
      : refusedOnce(context, request, { reason: 'REQUEST_REUSED', data: {} });
  }
  const locked = lockOf(context);
  if (locked !== null) return refusedOnce(context, request, locked);
  const judged = await judge(context, request, loaded);
  if (judged.ok) return redeem(context, request, judged.items, hash);
  await keepRefusal(context, request, judged, hash);
  throw asError(judged.refused);
};

/** A write-off with what is known of its scan in place of what was sent: the look-up's source, and a time that the till's clock may show. */
const known = (
  { deps, now }: MerchantContext,
  request: Parameters<Handlers['groupVerifyCheck']>[1],
): CheckRequest => {
  const { prepareToken, scannedAt } = request;
  const lookUp = prepareToken === undefined ? null : readToken(deps.secrets.prepare, prepareToken);
  const about = lookUp === null ? now : plus(lookUp.until, -PREPARE_MS);
  return {
    ...request,
    lookUp,
    source: lookUp?.source ?? 'MANUAL',
    scannedAt: heldTo(about, scannedAt),
  };
};

/** Consume: all or nothing, once for each request id, whatever happens on the way (decisions B3, B4, B10). A broken line is tried again: the request id makes that safe. */
export const check: Handlers['groupVerifyCheck'] = (context, sent) => {
  const hash = bodyHash(sent);
  const request = known(context, sent);
  return retry(
    () => attempt(context, request, hash),
    (error) => isDuplicate(error) || isPassing(error),
    { times: 8, firstMs: 1, mostMs: 100 },
  );
};
