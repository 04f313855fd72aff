import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
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
