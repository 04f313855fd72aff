import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { dishesByIds } from '#server/modules/catalogue/index.ts';
import { must } from '#shared/kernel/result.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import {
  findChange,
  latestChange,
  type ChangeLineDoc,
  type OrderChange,
} from '../takeout/change-repo.ts';
import { ownOrder } from '../takeout/get.ts';
import { keyedOrder } from '../takeout/keyed-order.ts';
import { judgeAgain, refundsOf } from '../takeout/life.ts';
import type { TakeoutOrder } from '../takeout/order.ts';
import type { Refund } from '../life/refund-repo.ts';
import { figuresOf } from './plan.ts';
import { settleChange } from './settle.ts';

type Change = NonNullable<ReplyOf<Contract['takeoutGetChange']>['change']>;

/** A change whose order went another way is over, whatever its row says. */
const stateOf = (change: OrderChange, order: TakeoutOrder): OrderChange['state'] =>
  change.state === 'OPEN' && order.changeId !== change.id ? 'DROPPED' : change.state;

const allergensOf = async (
  { deps, t }: MemberContext,
  order: TakeoutOrder,
  { lines }: OrderChange,
): Promise<ReadonlyMap<string, string[]>> => {
  const ids = lines.flatMap(({ substitute }) => substitute?.productId ?? []);
  const found = await dishesByIds(
    deps.db.query,
    { merchantId: order.merchantId, id: order.storeId },
    [...new Set(ids)],
  );
  return new Map(
    found.map(({ id, facts }) => [
      id,
      (facts.allergens ?? []).map((allergen) => t(`shop.allergen.${allergen}`)),
    ]),
  );
};

type Beside = {
  order: TakeoutOrder;
  /** The refunds from before the change. */ refunds: readonly Refund[];
  allergens: ReadonlyMap<string, string[]>;
};

const lineRow = (
  doc: ChangeLineDoc,
  { order, refunds, allergens }: Beside,
  { pick }: MemberContext,
): Change['lines'][number] => {
  const { lineId, keep, out, substitute } = doc;
  const line = must(
    order.lines.find(({ uuid }) => uuid === lineId),
    'the line of a change',
  );
  const taken = figuresOf(order, refunds, [doc]).get(lineId)!;
  const whole = figuresOf(order, refunds, [{ lineId, keep: 0, worthCents: null }]).get(lineId)!;
  return {
    lineId,
    productName: pick(line.name),
    propsText: pick(line.propsText),
    imgUrl: line.picture,
    before: keep + out,
    keep,
    substitute: substitute && {
      productName: pick(substitute.name),
      skuName: pick(substitute.skuName),
      propsText: pick(substitute.propsText),
      imgUrl: substitute.picture,
      quantity: substitute.quantity,
      priceAmtn: substitute.originalCents,
      allergens: allergens.get(substitute.productId) ?? [],
    },
    backAmtn: taken.backCents,
    backGoldAmtn: taken.backGoldCents,
    backIfNotAmtn: whole.backCents,
    backIfNotGoldAmtn: whole.backGoldCents,
  };
};

/** Figures are those of the moment in which it was offered. */
const changeRow = async (
  context: MemberContext,
  order: TakeoutOrder,
  change: OrderChange,
): Promise<Change> => {
  const refunds = await refundsOf(context.deps.db.query, order);
  const beside = {
    order,
    refunds: refunds.filter(({ requestedAt }) => requestedAt < change.offeredAt),
    allergens: await allergensOf(context, order, change),
  };
  return {
    changeId: change.id,
    state: stateOf(change, order),
    offeredAt: change.offeredAt,
    answerBefore: change.answerBefore,
    lines: change.lines.map((line) => lineRow(line, beside, context)),
    refundAmtn: change.backAmount,
    goldAmtn: change.backGold,
  };
};

const get: Handlers['takeoutGetChange'] = async (context, { tradeId }) => {
  const order = await ownOrder(context, tradeId);
  const change = await latestChange(context.deps.db.query, order);
  return {
    change: change === null ? null : await changeRow(context, order, change),
    serverTime: context.now,
  };
};

type Said = { isAccepted: boolean; lines?: readonly string[] | undefined };
type Answered = ReplyOf<Contract['takeoutAnswerChange']>;

const answeredOf = (change: OrderChange, { now }: MemberContext): Answered => ({
  state: change.state,
  refundAmtn: change.backAmount,
  goldAmtn: change.backGold,
  serverTime: now,
});

const isTakenOf =
  ({ isAccepted, lines }: Said) =>
  (lineId: string): boolean =>
    isAccepted && (lines === undefined || lines.includes(lineId));

/** Answers a change that waits; the same answer again is no error. */
const answerOnce = async (
  query: Query,
  order: TakeoutOrder,
  { changeId, said }: { changeId: string; said: Said },
  context: MemberContext,
): Promise<Answered | null> => {
  const { now } = context;
  const change = must(await findChange(query, changeId), 'a change that was found before');
  const state = said.isAccepted ? 'ACCEPTED' : 'DECLINED';
  if (order.changeId !== changeId || now > change.answerBefore)
    return change.state === state
      ? answeredOf(change, context)
      : refuse('CHANGE_OVER', { state: stateOf(change, order) });
  const settled = await settleChange(query, order, change, {
    state,
    isTaken: isTakenOf(said),
    at: now,
    by: { operatorId: '', deviceId: null },
  });
  return settled && answeredOf(must(await findChange(query, changeId), 'its change'), context);
};

const answer: Handlers['takeoutAnswerChange'] = async (context, body) => {
  const { changeId, isAccepted, lines } = body;
  const change = await findChange(context.deps.db.query, changeId);
  if (change === null) return refuse('ORDER_NOT_FOUND');
  const { id } = await ownOrder(context, change.orderId);
  return keyedOrder(context, { scope: 'answer-change', body }, (query) =>
    judgeAgain(query, id, (order) =>
      answerOnce(query, order, { changeId, said: { isAccepted, lines } }, context),
    ),
  );
};

/** The guest's side of changes, for orders of both shops. */
export const orderChangeHandlers = {
  takeoutGetChange: get,
  takeoutAnswerChange: answer,
} satisfies Partial<Handlers>;
