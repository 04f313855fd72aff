import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { sameRequest } from '../../../lib/same-request.ts';
import { api } from '../api.ts';
import { putOrder } from '../queries.ts';
import { useBegunRun } from './run-dialog.tsx';

/** Who rode for a store lately. */
export const useDrivers = (storeId: StoreId) =>
  useQuery({
    queryKey: ['desk-drivers', storeId],
    queryFn: ({ signal }) => api.merchantDeskDrivers({ storeId }, { signal }),
  });

type Sent = Omit<BodyOf<DeskContract['merchantDeskSendOut']>, 'requestId'>;

/** Sends orders out with a driver. The same once more is the same request, so that a lost answer sends nobody twice. */
export const useSendOut = () => {
  const [request] = useState(sameRequest);
  return useMutation({
    mutationFn: (body: Sent) =>
      request(body, (requestId) => api.merchantDeskSendOut({ ...body, requestId })),
    onSuccess: ({ link, orders }) => {
      // what was done before would cover the code that is to be scanned
      notifications.clean();
      useBegunRun.getState().show({ link, count: orders.length });
      for (const order of orders) putOrder(order);
    },
  });
};
