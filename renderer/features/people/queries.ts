import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { api } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';

const SIZE = 50;

type Page = { next: boolean; nextOffset: number };
const paged = {
  initialPageParam: 0,
  getNextPageParam: ({ next, nextOffset }: Page) => (next ? nextOffset : undefined),
  placeholderData: keepPreviousData,
};

/** The merchant's people, as far as the caller may see them. Names come in both languages. */
export const useStaff = (keyword: string) =>
  useInfiniteQuery({
    queryKey: ['staff', keyword],
    queryFn: ({ pageParam, signal }) =>
      api.staffList({ offset: pageParam, size: SIZE, ...(keyword && { keyword }) }, { signal }),
    ...paged,
  });

const EVERY_MS = 30_000;

/** The merchant's tills. */
export const useDevices = () => {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ['devices', language],
    queryFn: ({ pageParam, signal }) =>
      api.deviceList({ offset: pageParam, size: SIZE }, { signal }),
    refetchInterval: EVERY_MS,
    ...paged,
  });
};

export type SecurityFilter = Pick<
  BodyOf<Contract['securityEventList']>,
  'kind' | 'operatorId' | 'day'
>;

/** Who did what, as far as the filter lets it through. */
export const useSecurityEvents = (filter: SecurityFilter) => {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ['security', language, filter],
    queryFn: ({ pageParam, signal }) =>
      api.securityEventList({ ...filter, offset: pageParam, size: SIZE }, { signal }),
    ...paged,
  });
};
