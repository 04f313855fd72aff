import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { requestOf, type Filters } from './filters.ts';

/** One page of the check log with the sums of its whole filter; the page before stays in sight while the next is on its way. */
export const useRecords = (filters: Filters) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['records', language, filters],
    queryFn: ({ signal }) => api.groupVerifyCheckLog(requestOf(filters), { signal }),
    placeholderData: keepPreviousData,
  });
};
