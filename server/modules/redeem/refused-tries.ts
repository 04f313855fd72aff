import { codeOf } from '#shared/codes/error-code.ts';
import type { RefusedTry } from '#shared/contract/merchant/refused-tries.ts';
import { DAY, dayOf, instant, startOfDay, type Instant } from '#shared/kernel/time.ts';
import { TILL_REASONS } from '#shared/codes/redeem-code.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { namedStores } from '#server/modules/catalogue/index.ts';
import { tillOf } from './answers.ts';
import { addNewLogs, countRefused, type NewLog } from './log-repo.ts';
import { rightRefusal } from './rights.ts';

/** A till that was offline sends what it refused meanwhile; older times are held here. */
const MOST_WAIT_MS = 7 * DAY;
const MOST_A_DAY = 1000;

/** The record of a try has the same id each time that its till sends it. */
const logId = ({ session }: MerchantContext, tryId: string): string =>
  sha256(`refused try ${session.merchantId} ${session.deviceId} ${tryId}`);

const heldBack = (now: Instant, scannedAt: Instant): Instant =>
  instant(Math.min(Math.max(scannedAt, now - MOST_WAIT_MS), now));

const logOf = (
  context: MerchantContext,
  storeId: string,
  { id, reason, codeMask, source, scannedAt }: RefusedTry,
): NewLog => ({
  ...tillOf(context, storeId, source),
  id: logId(context, id),
  at: context.now,
  scannedAt: heldBack(context.now, scannedAt),
  voucherId: null,
  orderId: null,
  productId: null,
  codeMask,
  times: 0,
  faceAmount: 0,
  settleAmount: 0,
  state: 'REFUSED',
  reason: codeOf(reason),
});

/** How many of such refusals a till may still add today. */
const roomToday = async ({ deps, session, now }: MerchantContext): Promise<number> => {
  const { merchantId, deviceId } = session;
  const since = startOfDay(dayOf(now));
  const counts = await Promise.all(
    TILL_REASONS.map((reason) =>
      countRefused(deps.db.query, {
        merchantId,
        of: 'device',
        id: deviceId,
        reason: codeOf(reason),
        since,
      }),
    ),
  );
  const known = counts.reduce((sum, count) => sum + count, 0);
  return Math.max(0, MOST_A_DAY - known);
};

/** Scans that a till refused without asking, written down once each (decision B14). */
export const refusedTries: Handlers['groupVerifyRefused'] = async (context, request) => {
  const { deps, session } = context;
  const stores = await namedStores(deps.db.query, session.merchantId, [request.storeId]);
  if (rightRefusal(context, request, stores.length > 0) !== null) return refuse('NO_PERMISSION');
  const logs = request.tries
    .slice(0, await roomToday(context))
    .map((one) => logOf(context, request.storeId, one));
  return { recorded: await addNewLogs(deps.db.query, logs) };
};
