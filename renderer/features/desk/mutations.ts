import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { isApiError } from '#shared/client/api-error.ts';
import type { DeskAct } from '#shared/codes/desk.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { timeText } from '#shared/format/date.ts';
import type { OrderId, RequestId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import { api } from './api.ts';
import { useErrorText, useT } from '../../lib/i18n.ts';
import { sameRequest } from '../../lib/same-request.ts';
import { putOrder, renewBoards } from './queries.ts';

type Body<N extends keyof DeskContract> = Omit<BodyOf<DeskContract[N]>, 'requestId' | 'orderId'>;
/** An act that needs nothing but the order; a run of orders is sent out by a form of its own. */
export type PlainAct = Exclude<
  DeskAct,
  'ACCEPT' | 'REFUSE' | 'SET_READY' | 'HAND_OVER' | 'SEND_OUT' | 'DELIVERED' | 'NOT_MET'
>;
/** An act with what it needs besides the order. */
export type Wish =
  | ({ act: 'ACCEPT' } & Body<'merchantDeskAccept'>)
  | ({ act: 'REFUSE' } & Body<'merchantDeskRefuse'>)
  | ({ act: 'SET_READY' } & Body<'merchantDeskSetReady'>)
  | ({ act: 'HAND_OVER' } & Body<'merchantDeskHandOver'>)
  | ({ act: 'DELIVERED' } & Body<'merchantDeskDelivered'>)
  | ({ act: 'NOT_MET' } & Body<'merchantDeskNotMet'>)
  | { act: PlainAct };

const send = (wish: Wish, body: { requestId: RequestId; orderId: OrderId }) => {
  switch (wish.act) {
    case 'ACCEPT':
      return api.merchantDeskAccept({ ...wish, ...body });
    case 'REFUSE':
      return api.merchantDeskRefuse({ ...wish, ...body });
    case 'SET_READY':
      return api.merchantDeskSetReady({ ...wish, ...body });
    case 'HAND_OVER':
      return api.merchantDeskHandOver({ ...wish, ...body });
    case 'READY':
      return api.merchantDeskReady(body);
    case 'UNREADY':
      return api.merchantDeskUnready(body);
    case 'DELIVERED':
      return api.merchantDeskDelivered({ ...wish, ...body });
    case 'NOT_MET':
      return api.merchantDeskNotMet({ ...wish, ...body });
    case 'BRING_BACK':
      return api.merchantDeskBringBack(body);
    case 'UNDELIVERED':
      return api.merchantDeskUndelivered(body);
    case 'OFFER_PICKUP':
      return api.merchantDeskOfferPickup(body);
    case 'TAKE_OVER':
      return api.merchantDeskTakeOver(body);
  }
};

const already = z.object({ by: z.string(), at: z.number() });

/** Why an act was refused: who did it before, where somebody did. */
export const useActError = (): ((error: unknown) => string) => {
  const t = useT();
  const errorText = useErrorText();
  return (error) => {
    if (!isApiError(error) || error.reason !== 'DESK_ALREADY') return errorText(error);
    const told = already.safeParse(error.data);
    if (!told.success) return errorText(error);
    const time = timeText(instant(told.data.at));
    return told.data.by === ''
      ? t('desk.alreadyBy', { time })
      : t('desk.already', { name: told.data.by, time });
  };
};

/** So long a done act is said. */
const SAID_MS = 2500;

/** Does something with an order; the board has it as the server left it. `isQuiet`: its dialog tells what went wrong. */
export const useAct = (order: DeskOrder, isQuiet = false) => {
  const t = useT();
  const actError = useActError();
  const [request] = useState(sameRequest);
  const { orderId } = order;
  return useMutation({
    mutationFn: (wish: Wish) =>
      request({ orderId, ...wish }, (requestId) => send(wish, { requestId, orderId })),
    onSuccess: ({ order: after }, { act }) => {
      putOrder(after);
      notifications.show({
        color: 'teal.9',
        message: t('desk.said', { number: after.number, act: t(`desk.did.${act}`) }),
        // the card has moved: the words need not stay in the way of what comes next
        autoClose: SAID_MS,
      });
    },
    onError: (error) => {
      if (!isQuiet) notifications.show({ color: 'red.9', message: actError(error) });
    },
  });
};

/** Takes a store from the demonstration, or gives it back. */
export const useRun = () =>
  useMutation({
    mutationFn: (body: BodyOf<DeskContract['merchantDeskRun']>) => api.merchantDeskRun(body),
    onSettled: renewBoards,
  });
