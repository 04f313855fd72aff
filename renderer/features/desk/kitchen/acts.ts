import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { StationId } from '#shared/kernel/ids.ts';
import { api } from '../api.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useActError } from '../mutations.ts';
import { putOrder } from '../queries.ts';
import { linesAt } from './tickets.ts';

type Mark = { lineIds: readonly string[]; isDone: boolean; stationId: StationId | null };

const sendMark = (
  { orderId }: Pick<DeskOrder, 'orderId'>,
  { lineIds, isDone, stationId }: Mark,
): Promise<{ order: DeskOrder }> =>
  api.merchantDeskMark({
    requestId: newRequestId(),
    orderId,
    lineIds: [...lineIds],
    isDone,
    ...(stationId !== null && { stationId }),
  });

/** Shows an order as an act has left it, or says why it was refused. */
const useShown = () => {
  const actError = useActError();
  return {
    onSuccess: ({ order }: { order: DeskOrder }) => putOrder(order),
    onError: (error: Error) => {
      notifications.show({ color: 'red.9', message: actError(error) });
    },
  };
};

/** Crosses a dish out, or takes that back. */
export const useMark = (order: DeskOrder, stationId: StationId | null) =>
  useMutation({
    mutationFn: (wish: { lineId: string; isDone: boolean }) =>
      sendMark(order, { lineIds: [wish.lineId], isDone: wish.isDone, stationId }),
    ...useShown(),
  });

/** What was done with a ticket: enough to take it back. `lineIds`: what it crossed out. */
export type Bump = { order: DeskOrder; stationId: StationId | null; lineIds: readonly string[] };

const bump = async (order: DeskOrder, stationId: StationId | null) => {
  if (stationId === null)
    return api.merchantDeskReady({ requestId: newRequestId(), orderId: order.orderId });
  const lineIds = linesAt(order, stationId)
    .filter(({ isDone }) => !isDone)
    .map(({ line }) => line.lineId);
  return sendMark(order, { lineIds, isDone: true, stationId });
};

/** A whole ticket is done: at its station, or everywhere. */
export const useBump = (stationId: StationId | null, onBumped: (bump: Bump) => void) => {
  const shown = useShown();
  return useMutation({
    mutationFn: (order: DeskOrder) => bump(order, stationId),
    ...shown,
    onSuccess: (reply, before) => {
      shown.onSuccess(reply);
      const lineIds = linesAt(before, stationId)
        .filter(({ isDone }) => !isDone)
        .map(({ line }) => line.lineId);
      onBumped({ order: reply.order, stationId, lineIds });
    },
  });
};

const takeBack = async ({ order, stationId, lineIds }: Bump): Promise<{ order: DeskOrder }> => {
  const { orderId } = order;
  const back =
    order.cookedAt === null
      ? { order }
      : await api.merchantDeskUnready({ requestId: newRequestId(), orderId });
  if (stationId === null || lineIds.length === 0) return back;
  putOrder(back.order);
  return sendMark(order, { lineIds, isDone: false, stationId });
};

/** Brings a ticket back: it is not ready, and what it crossed out is not done. `onDone` is called also where whatever asked is gone by then: the stream may be sooner than the answer. */
export const useTakeBack = (onDone?: () => void) => {
  const shown = useShown();
  return useMutation({
    mutationFn: takeBack,
    ...shown,
    onSuccess: (reply) => {
      shown.onSuccess(reply);
      onDone?.();
    },
  });
};
