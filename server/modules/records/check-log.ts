import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { filterOf } from './log-filter.ts';
import { exportRowOf, rowOf } from './row.ts';
import { exportPage, logPage } from './rows-repo.ts';
import { devicesOf, logMarks, logSum } from './sum-repo.ts';

/** Records with their sums in one answer (decisions B15, B16). */
export const checkLog: Handlers['groupVerifyCheckLog'] = async (context, request) => {
  const { query } = context.deps.db;
  const filter = await filterOf(context, request);
  const [rows, sum] = await Promise.all([logPage(query, filter, request), logSum(query, filter)]);
  const page = rows.slice(0, request.size);
  return {
    result: page.map((row) => rowOf(context, row)),
    next: rows.length > request.size,
    nextOffset: request.offset + page.length,
    sum: { count: sum.count, times: sum.times, amount: cents(sum.amount) },
  };
};

export const checkLogRows: Handlers['groupVerifyCheckLogRows'] = async (context, request) => {
  const rows = await logPage(context.deps.db.query, await filterOf(context, request), request);
  const page = rows.slice(0, request.size);
  return {
    result: page.map((row) => rowOf(context, row)),
    next: rows.length > request.size,
    nextOffset: request.offset + page.length,
  };
};

const LEAST_STRIDE = 100;
const MOST_MARKS = 400;
/** A whole number of hundreds, so that few marks reach through any list. */
const strideOf = (count: number): number =>
  LEAST_STRIDE * Math.max(1, Math.ceil(count / (LEAST_STRIDE * MOST_MARKS)));

/** Both halves see the list as it was at this moment: what comes later does not shift the marks. */
export const checkLogSum: Handlers['groupVerifyCheckLogSum'] = async (context, request) => {
  const { deps, now, session } = context;
  const asked = await filterOf(context, request);
  const filter = { ...asked, to: asked.to < now ? asked.to : now };
  const sum = await logSum(deps.db.query, filter);
  const stride = strideOf(sum.count);
  const marks = sum.count === 0 ? [] : await logMarks(deps.db.query, filter, stride);
  return {
    sum: {
      count: sum.count,
      times: sum.times,
      amount: cents(sum.amount),
      ...(session.role === 'owner' && { settle: cents(sum.settle) }),
    },
    stride,
    marks: marks.map(({ at, id }) => ({ at: instant(at), verifyId: asId(id) })),
  };
};

/** The row after the page is where the next one begins. */
export const checkLogExport: Handlers['groupVerifyCheckLogExport'] = async (context, request) => {
  const rows = await exportPage(context.deps.db.query, await filterOf(context, request), {
    ...request,
    offset: 0,
  });
  const after = rows[request.size];
  return {
    result: rows.slice(0, request.size).map((row) => exportRowOf(context, row)),
    next: after !== undefined,
    nextCursor: after ? { at: instant(after.at), verifyId: asId(after.id) } : null,
  };
};

export const checkLogDevices: Handlers['groupVerifyCheckLogDevices'] = async ({
  session,
  deps,
}) => {
  if (session.role === 'cashier') return { result: [] };
  const devices = await devicesOf(deps.db.query, session.merchantId);
  return { result: devices.map(({ id, name }) => ({ id: asId(id), name })) };
};
