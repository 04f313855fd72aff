import type { PointKind, PointState } from '#shared/codes/points.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { endOfThisMonth, monthWindow } from '#shared/member/points.ts';
import type { Handlers } from '#server/kit/context.ts';
import { billRows, billSums, type BillRow } from './bill-repo.ts';
import { sumsOf } from './ledger-repo.ts';
import { openPoints, type OpenPoints } from './sources-repo.ts';
import { pointsToCome, sumOf } from './to-come.ts';

const OUT: Partial<Record<PointKind, PointState>> = {
  SPENT: 'SPENT',
  TAKEN_BACK: 'TAKEN_BACK',
  ENDED: 'ENDED',
};

type Line = BillRow & { state: PointState };
const lineOf = (entry: BillRow): Line => ({ ...entry, state: OUT[entry.kind] ?? 'EARNED' });
const openLine = ({ doneAt, dueAt, ...open }: OpenPoints, now: Instant): Line => ({
  ...open,
  at: doneAt,
  expiresAt: null,
  state: dueAt <= now ? 'READY' : 'WAITING',
});

const byTime = (a: Line, b: Line): number =>
  b.at - a.at || (a.source < b.source ? 1 : a.source > b.source ? -1 : 0);

const ALL = { from: instant(0), to: instant(Number.MAX_SAFE_INTEGER) };

/** The bill, newest first: booked rows, and between them what is still to come. */
export const scoreBillList: Handlers['scoreBillList'] = async (
  { deps, session: { userId }, now, t },
  { month, kind = null, offset, size },
) => {
  const { query } = deps.db;
  const window = { userId, ...(month === undefined ? ALL : monthWindow(month)), kind };
  const open = (await openPoints(query, userId, now))
    .filter((one) => one.doneAt >= window.from && one.doneAt <= window.to)
    .filter((one) => kind === null || one.kind === kind);
  // the open ones are few and anywhere: booked rows so far above the page that no open one moves them into it are not read
  const above = Math.max(0, offset - open.length);
  const from = offset - above;
  const booked = await billRows(query, window, { offset: above, size: from + size + 1 });
  const lines = [...booked.map(lineOf), ...open.map((one) => openLine(one, now))].toSorted(byTime);
  const result = lines.slice(from, from + size);
  const { earned, spent, taken_back: takenBack, ended } = await billSums(query, window);
  return {
    result: result.map(({ source, ref, ...line }) => ({
      ...line,
      id: source,
      title: t(`score.kind.${line.kind}`),
      sourceId: ref,
    })),
    next: lines.length > from + size,
    nextOffset: offset + result.length,
    sums: {
      earned,
      spent,
      takenBack,
      ended,
      waiting: sumOf(open),
    },
  };
};

/** Balance and sums; what ends soonest ends with this month. */
export const scoreBillSums: Handlers['scoreBillSums'] = async ({
  deps,
  session: { userId },
  now,
}) => {
  const { query } = deps.db;
  const { balance, ending, earned, spent } = await sumsOf(query, userId, now);
  return {
    balance,
    earned,
    spent,
    soonExpiring: ending,
    expiringAt: endOfThisMonth(now),
    waiting: await pointsToCome(query, userId, now),
  };
};
