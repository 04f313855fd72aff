import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { AlertId } from '#shared/kernel/ids.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { ALERTS } from './queries.ts';

/** Settles an alert; the list and the number of open ones are fetched anew. */
export const useSettle = () =>
  useMutation({
    mutationFn: (body: BodyOf<Contract['merchantAlertSettle']>) => api.merchantAlertSettle(body),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [ALERTS] }),
  });

/** Marks alerts as seen. What fails is marked when the list is shown the next time. */
export const markSeen = (alertIds: readonly AlertId[]): Promise<unknown> =>
  api.merchantAlertSeen({ alertIds: [...alertIds] }).catch(() => undefined);
