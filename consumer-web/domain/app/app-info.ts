import { queryOptions } from '@tanstack/react-query';
import { appInfo } from '../../lib/platform.ts';

/** Where the native app is listed, who to call, and which other sites may be opened. */
export const appInfoQuery = () =>
  queryOptions({
    queryKey: ['appInfo'],
    queryFn: ({ signal }) => appInfo(signal),
    staleTime: Infinity,
  });
