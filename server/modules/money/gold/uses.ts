import { addCents, cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { giveBackAll } from '#shared/order/refund/give-back.ts';
import { goldChoice } from '#shared/voucher/gold-choice.ts';
import { mcoinLine, type McoinInfo } from '#shared/voucher/mcoin-line.ts';
import type { Query } from '#server/db/db.ts';
import { LookAgain } from '#server/db/errors.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { plainItem } from './present.ts';
import {
  addUse,
  confirmUses,
  noteReturned,
  usesOfOrder,
  type OfOrder,
  type ValueUse,
} from './use-repo.ts';
import {
  layBeside,
  putBack,
  takeOff,
  valuesByIds,
  type StoredValue,
  type ValueKind,
} from './value-repo.ts';

export type GoldRefused = {
  goldId: string;
  reason: 'notFound' | 'expired' | 'held' | 'goodsTooLow' | 'belowLimit';
};
/** The gold that an order may take, in the order chosen, and what of the choice it may not. */
export type ChosenGold = {
  usable: readonly { id: string; amount: Cents }[];
  refused: readonly GoldRefused[];
};

const whyNot = (
  piece: StoredValue | undefined,
  neededCents: Cents,
  now: Instant,
): GoldRefused['reason'] | null => {
  if (piece?.kind !== 'gold') return 'notFound';
  if (piece.endAt < now) return 'expired';
  if (piece.balance === 0) return 'held';
  return (
    goldChoice({ items: [plainItem(piece)], chosenIds: [], neededCents }).unavailable[0]?.reason ??
    null
  );
};

/** Judges a choice of gold for goods of so much, after step 4 of the price (decisions H1, I7, I8). */
export const chosenGold = async (
  query: Query,
  {
    userId,
    goldIds,
    neededCents,
  }: { userId: string; goldIds: readonly string[]; neededCents: Cents },
  now: Instant,
): Promise<ChosenGold> => {
  if (goldIds.length === 0) return { usable: [], refused: [] };
  const pieces = new Map(
    (await valuesByIds(query, userId, goldIds)).map((piece) => [piece.id, piece]),
  );
  const judged = [...new Set(goldIds)].map((goldId) => ({
    goldId,
    piece: pieces.get(goldId),
    reason: whyNot(pieces.get(goldId), neededCents, now),
  }));
  return {
    usable: judged.flatMap(({ piece, reason }) =>
      piece === undefined || reason !== null ? [] : [{ id: piece.id, amount: piece.balance }],
    ),
    refused: judged.flatMap(({ goldId, reason }) => (reason === null ? [] : [{ goldId, reason }])),
  };
};

/** What an order takes of each piece: gold in cents, mCoin in coins. */
export type Take = { id: string; kind: ValueKind; amount: Cents };

/** Which pieces pay so much, one after the other; a piece that is not needed is not touched (decision H14). */
export const goldTakes = (usable: ChosenGold['usable'], goldCents: Cents): Take[] => {
  let left: number = goldCents;
  return usable.flatMap(({ id, amount }) => {
    const taken = Math.min(left, amount);
    left -= taken;
    return taken === 0 ? [] : [{ id, kind: 'gold' as const, amount: cents(taken) }];
  });
};

/** The one row of a member's mCoin. */
export const MCOIN_ID = 'mcoin';

/** A member's coins. */
export const mcoinQty = async (query: Query, userId: string): Promise<number> =>
  (await valuesByIds(query, userId, [MCOIN_ID]))[0]?.balance ?? 0;

/** What mCoin takes off a total; null for nothing. */
export const mcoinTake = (
  info: McoinInfo,
  totalCents: Cents,
): { take: Take; offCents: Cents } | null => {
  const line = mcoinLine(info, totalCents);
  return line === null
    ? null
    : { take: { id: MCOIN_ID, kind: 'mcoin', amount: cents(line.coins) }, offCents: line.offCents };
};

type Reserve = OfOrder & { userId: string; takes: readonly Take[] };

/** Holds what an order takes: of two that want the same the second is refused and nothing of it happens (decision H14). */
export const reserveValues = async (
  query: Query,
  { takes, ...of }: Reserve,
  now: Instant,
): Promise<void> => {
  // one order for all: two orders of one member never wait for each other in a ring
  const sorted = takes
    .map((take, position) => ({ ...take, position }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, kind, amount, position } of sorted) {
    if (!(await takeOff(query, { userId: of.userId, id, amount })))
      return refuse('GOLD_UNAVAILABLE', { gold: [{ goldId: id, reason: 'held' }] });
    await addUse(
      query,
      { ...of, valueId: id, kind, position, taken: amount, returned: ZERO, state: 'reserved' },
      now,
    );
  }
};

/** Uses up what an order held; repeating it changes nothing. */
export const confirmValues = (query: Query, order: OfOrder): Promise<void> =>
  confirmUses(query, order);

/** A name for what comes back of a use at one time: nothing else comes back while so much had. */
const partId = ({ valueId, orderId, returned }: ValueUse): string =>
  sha256(`${valueId} ${orderId} ${returned}`);

/** Puts a part of a use back onto its piece; what ran out meanwhile lasts three more days, as a coupon does (decision E12). A rest that no order held does not: what comes back is then a piece of its own. */
const giveBack = async (
  query: Query,
  use: ValueUse,
  { amount, state, at }: { amount: Cents; state: ValueUse['state']; at: Instant },
): Promise<void> => {
  if (!(await noteReturned(query, use, { returned: cents(use.returned + amount), state })))
    throw new LookAgain('gold moved while its order stood still');
  const [piece] = await valuesByIds(query, use.userId, [use.valueId]);
  if (piece === undefined) return;
  const {
    coupons: [back],
  } = giveBackAll(
    { coupons: [{ id: piece.id, expiresAt: piece.endAt }], goldCents: ZERO, mCoinCents: ZERO },
    at,
  );
  const endAt = back?.expiresAt ?? piece.endAt;
  if (endAt !== piece.endAt && piece.balance > 0)
    await layBeside(query, piece, { id: partId(use), amount, endAt });
  else await putBack(query, { userId: use.userId, id: piece.id, amount, endAt });
};

const roomOf = ({ taken, returned }: ValueUse): Cents => cents(taken - returned);

/** Gives back all that an order held or used and has not got back yet. Repeating it changes nothing. */
export const freeValues = async (query: Query, order: OfOrder, at: Instant): Promise<void> => {
  for (const use of await usesOfOrder(query, order))
    if (roomOf(use) > 0)
      await giveBack(query, use, {
        amount: roomOf(use),
        state: use.state === 'reserved' ? 'freed' : 'used',
        at,
      });
};

/** What an order took of one kind, and what of it came back. */
export const takenOf = async (
  query: Query,
  order: OfOrder,
  kind: ValueKind,
): Promise<{ taken: Cents; returned: Cents }> => {
  const uses = (await usesOfOrder(query, order)).filter((use) => use.kind === kind);
  return {
    taken: addCents(...uses.map(({ taken }) => taken)),
    returned: addCents(...uses.map(({ returned }) => returned)),
  };
};

/** Gives back so much of one kind, the piece that was taken last first: it is the one that has a rest. */
export const returnValues = async (
  query: Query,
  order: OfOrder,
  { kind, amount, at }: { kind: ValueKind; amount: Cents; at: Instant },
): Promise<void> => {
  let left: number = amount;
  for (const use of (await usesOfOrder(query, order))
    .filter((one) => one.kind === kind)
    .toReversed()) {
    const part = cents(Math.min(left, roomOf(use)));
    left -= part;
    if (part > 0) await giveBack(query, use, { amount: part, state: use.state, at });
  }
};
