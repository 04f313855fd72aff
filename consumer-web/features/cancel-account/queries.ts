import { queryOptions, useMutation } from '@tanstack/react-query';
import { joined } from '../../lib/api/once.ts';
import { api } from './api.ts';

/** The check of the account; refetched wherever it is shown. */
export const standingQuery = () =>
  queryOptions({
    queryKey: ['mine', 'cancelAccount'],
    queryFn: ({ signal }) => api.cancelAccountCheck({}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Safe to press twice: the server gives the same receipt to the same session. */
export const useCloseAccount = () =>
  useMutation({
    mutationFn: (form: { code: string; lossMark: string }) =>
      joined('cancel-account', () => api.cancelAccountApply(form)),
  });
