import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderId } from '#shared/kernel/ids.ts';
import { randomText } from '../../../lib/api/random.ts';
import { api, unreadQuery } from './queries.ts';

/** Marks an order's messages as read on the server, each time new ones are shown. `newest`: the id of the newest; null: none is new. A failure is ignored: the next visit marks them. */
export const useRead = (tradeId: OrderId, newest: string | null): void => {
  const queries = useQueryClient();
  const { mutate: clear } = useMutation({
    mutationFn: () => api.imClearUnread({ tradeId }, { key: randomText(16) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: unreadQuery().queryKey }),
  });
  useEffect(() => {
    if (newest !== null) clear();
  }, [newest, clear]);
};
