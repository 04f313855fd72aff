import { refundProgress } from '#shared/codes/refund.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { DeskRequest } from '#shared/contract/merchant/desk-shapes.ts';
import { ZERO } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { needLimit } from '#server/kit/money-limit.ts';
import { refuse } from '#server/kit/refusal.ts';
import { shownAddress } from '#server/kit/uploads/picture-address.ts';
import {
  askedAmount,
  eventsOf,
  goldOf,
  type Refund,
  refundsOf,
  settleRequest,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { once } from './act.ts';
import { actorsOf } from './log.ts';

type Asked = RequestOf<Contract['merchantDeskRefund']>;

const isPending = ({ refundProgress: at }: TakeoutOrder): boolean =>
  at === refundProgress.codes.pending;

const waitingOf = (refunds: readonly Refund[]): Refund | undefined =>
  refunds.find(
    ({ kind, progress }) => kind === 'items' && progress === refundProgress.codes.pending,
  );

/** What a guest asks back while the store has not answered; null otherwise. */
export const requestOf = async (
  { deps, now }: MerchantContext,
  order: TakeoutOrder,
): Promise<DeskRequest | null> => {
  const asked = isPending(order) ? waitingOf(await refundsOf(deps.db.query, order)) : undefined;
  if (asked === undefined) return null;
  return {
    amtn: asked.amount,
    isWhole: asked.isWhole,
    reason: asked.reason,
    text: asked.note,
    photos: asked.photos.map((url) => shownAddress(deps.secrets, url, now)),
    lines: asked.items.map(({ lineId, quantity, cents: amtn }) => ({ lineId, quantity, amtn })),
  };
};

/** Nothing waits: somebody answered before, or nobody asked. */
const refuseAnswered = async (
  query: Query,
  order: TakeoutOrder,
  context: MerchantContext,
): Promise<never> => {
  const answers = ['REFUND_REJECTED', 'REFUNDED_PART', 'REFUNDED_ALL'];
  const last = (await eventsOf(query, order)).findLast(({ kind }) => answers.includes(kind));
  if (last === undefined) return refuse('REFUND_NOT_RUNNING');
  const by = (await actorsOf(query, context.session.merchantId, context))(last);
  return refuse('REFUND_ANSWERED', { by, at: last.at });
};

/** What of a request is granted: some of its pieces, without fees. */
const partOf = (
  order: TakeoutOrder,
  refunds: readonly Refund[],
  asked: Refund,
  lines: Asked['lines'] = [],
): Refund => {
  const isWithin = lines.every(({ lineId, quantity }) =>
    asked.items.some((item) => item.lineId === lineId && quantity <= item.quantity),
  );
  const amount = askedAmount({ ...order, status: Math.max(2, order.status) }, refunds, lines);
  if (!amount.ok && amount.reason === 'partialNotSupported') return refuse('WHOLE_ONLY');
  if (!isWithin || !amount.ok) return refuse('BAD_REQUEST', { issues: ['lines'] });
  const gold = goldOf(order, refunds, amount.lines);
  return {
    ...asked,
    items: amount.lines,
    parts: { delivery: ZERO, platform: ZERO, bag: ZERO, ...(gold > 0 && { gold }) },
    amount: amount.refundCents,
    isWhole: false,
  };
};

const answerIt = once<Asked>(
  'refund',
  async (order, { answer, lines, reason }, { query, doing, context }) => {
    const { at, by } = doing;
    const refunds = await refundsOf(query, order);
    const asked = isPending(order) ? waitingOf(refunds) : undefined;
    if (asked === undefined) return refuseAnswered(query, order, context);
    const facts = { ...by, ...(reason !== '' && { note: reason }) };
    if (answer === 'REFUSE')
      return settleRequest(query, order, { kind: 'REFUND_REJECTED', at, facts });
    const granted = answer === 'PART' ? partOf(order, refunds, asked, lines) : asked;
    needLimit(context, granted.amount);
    return settleRequest(query, order, {
      kind: 'REFUNDED',
      at,
      facts,
      ...(answer === 'PART' && { narrow: () => granted }),
    });
  },
);

/** Answers a guest who asked for money back, once: all of it, some pieces, or nothing. */
export const refund: Handlers['merchantDeskRefund'] = async (context, body) =>
  body.answer !== 'APPROVE' && body.reason === ''
    ? refuse('BAD_REQUEST', { issues: ['reason'] })
    : answerIt(context, body);
