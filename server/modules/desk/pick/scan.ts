import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { PICK_KEPT_MS } from '#shared/contract/merchant/pick.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { cents, toDollars } from '#shared/kernel/money.ts';
import { instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { judgePick, leftOf, type PickVerdict, shortOf } from '#shared/order/desk/pick.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { orderAtDesk } from '../scope.ts';
import { asked, myPick, replyNow } from './my-pick.ts';
import { noteScan, saveLine } from './pick-line-repo.ts';
import type { OpenPick } from './pick-repo.ts';
import { isPicking, type PickState, readPick, type Row } from './pick-state.ts';

type Asked<N extends keyof Contract> = RequestOf<Contract[N]>;
type Scanning = Asked<'merchantPickScan'>;

/** What of a verdict the picker reads. */
const told = (verdict: PickVerdict, { rows, goods }: PickState, { pick, now }: MerchantContext) => {
  switch (verdict.outcome) {
    case 'EAN_WRONG': {
      const found = goods.find(({ productId }) => productId === verdict.productId);
      const next = rows.find((row) => isPicking(row.order, now) && leftOf(row) > 0);
      return {
        found: found === undefined ? '' : pick(found.name),
        wanted: next === undefined ? '' : pick(next.bought.name),
      };
    }
    case 'WEIGHT_ABOVE':
      return {
        unit: verdict.unit,
        most: verdict.unit === 'CENTS' ? toDollars(cents(verdict.most)) : verdict.most,
      };
    default:
      return {};
  }
};

const putIn = async (
  query: Query,
  {
    pick,
    row,
    quantity,
    at,
  }: { pick: OpenPick; row: Row; quantity: number; at: OpenPick['beganAt'] },
): Promise<void> => {
  // more than was left: what was said to be missing is found
  const found = Math.max(0, quantity - leftOf(row));
  await saveLine(
    query,
    { merchantId: pick.merchantId, orderId: row.orderId, lineId: row.lineId },
    {
      ...row.state,
      picked: row.picked + quantity,
      leaves: row.leaves === null ? null : row.leaves + found,
      at,
    },
  );
};

/** Judges a scan, and notes it, right or wrong. */
const judged = async (query: Query, context: MerchantContext, body: Scanning) => {
  const { deps, session, now } = context;
  // a request that came late itself has a minute more; one that was done is answered however late it is repeated
  if (body.at < plus(now, -(PICK_KEPT_MS + MINUTE)))
    return refuse('BAD_REQUEST', { issues: ['at'] });
  const pick = await myPick(query, context, body.pickId);
  const state = await readPick(query, pick, body.ean ?? null);
  const verdict = judgePick(
    state.rows.filter(({ order }) => isPicking(order, now)),
    state.goods,
    {
      code: body.ean ?? null,
      line:
        body.orderId === undefined || body.lineId === undefined
          ? null
          : { orderId: body.orderId, lineId: body.lineId },
      quantity: body.quantity,
      grams: body.grams ?? null,
    },
  );
  const line = 'line' in verdict ? (verdict.line as Row) : null;
  await noteScan(query, pick, {
    id: deps.random.id(),
    deviceId: session.deviceId,
    at: instant(Math.min(body.at, now)),
    takenAt: now,
    code: body.ean ?? '',
    outcome: verdict.outcome,
    ...(line !== null && { orderId: line.orderId, lineId: line.lineId }),
    quantity: body.quantity,
    grams: verdict.outcome === 'PICKED' ? verdict.grams : (body.grams ?? null),
  });
  if (verdict.outcome === 'PICKED' && line !== null)
    await putIn(query, { pick, row: line, quantity: body.quantity, at: now });
  return {
    outcome: verdict.outcome,
    data: told(verdict, state, context),
    hit: line === null ? null : { orderId: line.orderId, lineId: line.lineId },
  };
};

/** Goods are put into the bag. What is refused has been noted before it is refused. */
export const pickScan: Handlers['merchantPickScan'] = async (context, body) => {
  const { pick } = context;
  const isByHand = body.orderId !== undefined && body.lineId !== undefined;
  if ((body.ean === undefined) !== isByHand) return refuse('BAD_REQUEST', { issues: ['ean'] });
  const { outcome, data, hit, isNew } = await asked(context, 'scan', body, (query) =>
    judged(query, context, body),
  );
  if (outcome !== 'PICKED' || hit === null)
    return refuse(outcome === 'PICKED' ? 'EAN_UNKNOWN' : outcome, data);
  const orderId = asId<OrderId>(hit.orderId);
  const order = await orderAtDesk(context, orderId);
  const bought = order.lines.find(({ uuid }) => uuid === hit.lineId);
  return {
    pick: await replyNow(context, body.pickId),
    replay: !isNew,
    hit: {
      orderId,
      lineId: hit.lineId,
      number: order.deskNumber,
      name: bought === undefined ? '' : pick(bought.name),
    },
  };
};

/** Notes that there is less of a line than was ordered. */
export const pickShort: Handlers['merchantPickShort'] = async (context, body) => {
  const { deps, session, now } = context;
  const { isNew } = await asked(context, 'short', body, async (query) => {
    const pick = await myPick(query, context, body.pickId);
    const { rows } = await readPick(query, pick);
    const row = rows.find(
      ({ orderId, lineId, order }) =>
        orderId === body.orderId && lineId === body.lineId && isPicking(order, now),
    );
    if (row === undefined || leftOf(row) < body.quantity)
      return refuse('BAD_REQUEST', { issues: ['quantity'] });
    await noteScan(query, pick, {
      id: deps.random.id(),
      deviceId: session.deviceId,
      at: now,
      takenAt: now,
      code: '',
      outcome: 'SHORT',
      orderId: row.orderId,
      lineId: row.lineId,
      quantity: body.quantity,
      reason: body.reason,
    });
    await saveLine(
      query,
      { merchantId: pick.merchantId, orderId: row.orderId, lineId: row.lineId },
      {
        picked: row.picked,
        leaves: row.wanted - shortOf(row) - body.quantity,
        reason: body.reason,
        at: now,
      },
    );
    return {};
  });
  return { pick: await replyNow(context, body.pickId), replay: !isNew };
};
