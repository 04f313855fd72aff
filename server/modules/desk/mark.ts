import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { StationId } from '#shared/kernel/ids.ts';
import { deskStage } from '#shared/order/desk/desk-stage.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  makeReady,
  refundedPieces,
  refundsOf,
  type TakeoutOrder,
  touchInMaking,
} from '#server/modules/order/index.ts';
import { once } from './act.ts';
import { stageFactsOf } from './facts.ts';
import { addMarks, dropMarks, type LineMarks, marksOf, stationsOfDishes } from './kitchen-repo.ts';
import { EVERYWHERE, lineStanding } from './line-standing.ts';
import { stationsOf } from './station-repo.ts';

export { dropOldMarks } from './kitchen-repo.ts';

type Asked = RequestOf<Contract['merchantDeskMark']>;
type Lines = readonly { lineId: string; stationIds: readonly StationId[]; isWanted: boolean }[];

/** Only what is in the making is crossed out; a pre-order is not begun before its time. */
const needMaking = (order: TakeoutOrder, { now }: MerchantContext): void => {
  const stage = deskStage(stageFactsOf(order), now);
  if (stage === 'DONE') refuse('ORDER_ENDED', { how: order.closeReason ?? 'COMPLETED' });
  if (stage !== 'MAKING') refuse('NOT_NOW', { stage });
};

const linesOf = async (query: Query, order: TakeoutOrder): Promise<Lines> => {
  const refunded = refundedPieces(await refundsOf(query, order));
  const stations = (await stationsOfDishes(query, [order])).get(order.storeId);
  return order.lines.map(({ uuid, productId, quantity }) => ({
    lineId: uuid,
    stationIds: stations?.get(productId) ?? [],
    isWanted: quantity > (refunded.get(uuid) ?? 0),
  }));
};

/** Takes marks away: all of a line, or those of one station, while its others keep what they have. */
const unmark = async (
  query: Query,
  order: TakeoutOrder,
  { lines, marks, stationId, at }: { lines: Lines; marks: LineMarks } & Mark,
): Promise<void> => {
  await dropMarks(
    query,
    order,
    lines.map(({ lineId }) => lineId),
  );
  if (stationId === undefined) return;
  for (const { lineId, stationIds } of lines) {
    const others = lineStanding(stationIds, marks.get(lineId)).stations.filter(
      (each) => each.isDone && each.stationId !== stationId,
    );
    for (const other of others)
      await addMarks(query, order, { lineIds: [lineId], stationId: other.stationId, at });
  }
};

type Mark = { stationId: StationId | undefined; at: TakeoutOrder['createdAt'] };

/** Whether every station has crossed out what it makes of an order. What no station makes waits for nobody. */
const areStationsDone = (lines: Lines, marks: LineMarks): boolean =>
  lines
    .filter(({ isWanted, stationIds }) => isWanted && stationIds.length > 0)
    .every(({ lineId, stationIds }) => lineStanding(stationIds, marks.get(lineId)).isDone);

/** Lines of an order are done, or are not after all; the last station that is done makes it ready. */
export const mark: Handlers['merchantDeskMark'] = once<Asked>(
  'mark',
  async (order, { lineIds, isDone, stationId }, { query, doing, context }) => {
    needMaking(order, context);
    const stations = await stationsOf(query, { merchantId: order.merchantId, id: order.storeId });
    if (stationId !== undefined && !stations.some((each) => each.stationId === stationId))
      return refuse('STATION_NOT_FOUND');
    if (lineIds.some((lineId) => order.lines.every(({ uuid }) => uuid !== lineId)))
      return refuse('BAD_REQUEST', { issues: ['lineIds'] });
    // from here on nobody else is at this order
    const touched = await touchInMaking(query, order, doing);
    if (touched === null) return null;
    const { at } = doing;
    if (isDone)
      await addMarks(query, touched, {
        lineIds: [...new Set(lineIds)],
        stationId: stationId ?? EVERYWHERE,
        at,
      });
    const lines = await linesOf(query, touched);
    const marks = (await marksOf(query, [touched])).get(touched.id) ?? new Map();
    if (!isDone) {
      const meant = lines.filter(({ lineId }) => lineIds.includes(lineId));
      await unmark(query, touched, { lines: meant, marks, stationId, at });
    }
    // what its guest has not answered is not ready
    const isSettled = touched.changeId === null;
    return isSettled && isDone && stationId !== undefined && areStationsDone(lines, marks)
      ? makeReady(query, touched, doing)
      : touched;
  },
);
