import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskOrder, DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { api } from './api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { withChanges, withOrder, type Board } from './board.ts';
import { follow, useIsLive } from './follow.ts';

const DESK = 'desk';
/** Without a stream a till asks so often what happened elsewhere. */
const EVERY_MS = 3000;

/** What the board is kept under: whose it is, in which language. */
const useDeskKey = (): readonly string[] => {
  const language = useLanguage();
  const { operator } = useSignedIn();
  return [DESK, language, operator.id];
};

/** All open orders where the caller works, and those of the day that are over; changes come in by themselves. `isBehind`: they cannot be had at the moment. */
export const useDesk = () => {
  const key = useDeskKey();
  const isLive = useIsLive();
  const board = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.merchantDeskBoard({ withDone: true }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const changes = useQuery({
    queryKey: [`${DESK}-changes`, ...key],
    // a merchant without a desk has nothing to follow
    enabled: !isLive && board.data !== undefined && board.data.cursor !== '',
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }) => {
      const cursor = queryClient.getQueryData<Board>(key)?.cursor ?? '';
      const reply = await api.merchantDeskChanges({ cursor }, { signal });
      if (reply.isGap) await queryClient.refetchQueries({ queryKey: key });
      else
        queryClient.setQueryData<Board>(key, (known) => known && withChanges(known, cursor, reply));
      return reply.cursor;
    },
  });
  return { board, isBehind: !isLive && changes.isError };
};

/** Keeps the board true by a stream; for the one part that is on every page. */
export const useDeskStream = (): void => {
  const key = useDeskKey();
  const at = JSON.stringify(key);
  useEffect(() => {
    const queryKey = JSON.parse(at) as string[];
    const left = new AbortController();
    void follow(
      {
        cursor: () => queryClient.getQueryData<Board>(queryKey)?.cursor ?? '',
        take: (asked, changes) => {
          queryClient.setQueryData<Board>(
            queryKey,
            (known) => known && withChanges(known, asked, changes),
          );
        },
        renew: () => queryClient.refetchQueries({ queryKey }),
      },
      left.signal,
    );
    return () => left.abort();
  }, [at]);
};

/** Puts an order on every board that is loaded, as an act has left it. */
export const putOrder = (order: DeskOrder): void => {
  queryClient.setQueriesData<Board>(
    { queryKey: [DESK] },
    (board) => board && withOrder(board, order),
  );
};

/** The orders of the boards that are loaded, as they are known at this moment. */
export const ordersOnBoard = (): DeskOrder[] =>
  queryClient
    .getQueriesData<Board>({ queryKey: [DESK] })
    .flatMap(([, board]) => board?.orders ?? []);

/** Puts a store on every board that is loaded, as a change has left it. */
export const putStore = (store: DeskStoreRow): void => {
  queryClient.setQueriesData<Board>(
    { queryKey: [DESK] },
    (board) =>
      board && {
        ...board,
        stores: board.stores.map((each) => (each.storeId === store.storeId ? store : each)),
      },
  );
};

/** Loads the boards anew: who runs a store has changed. */
export const renewBoards = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [DESK] });

/** One order with its bill and its log; read anew as it moves. */
export const useDeskOrder = ({ orderId, seq }: { orderId: OrderId; seq: number }) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['desk-order', language, orderId, seq],
    queryFn: ({ signal }) => api.merchantDeskGet({ orderId }, { signal }),
  });
};
