import { Button, Skeleton, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useErrorText, useT } from '../../lib/i18n.ts';
import { useConnection } from '../../lib/online.ts';
import { PageState } from '../page-state.tsx';

type List = {
  data: unknown;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
};
export type PagedListProps = {
  list: List;
  isEmpty: boolean;
  words: { empty: string; failed: string };
  icon: ReactNode;
  /** Names the states: `<testId>-failed`, `<testId>-empty`. */
  testId: string;
  children: ReactNode;
};

/** A list from the server in each of its states: loading, failed, offline, empty, and with more to come. */
export const PagedList = ({ list, isEmpty, words, icon, testId, children }: PagedListProps) => {
  const t = useT();
  const errorText = useErrorText();
  const isOffline = useConnection() !== 'online';
  if (list.data === undefined && list.error) {
    const retry = {
      label: t('common.retry'),
      isBusy: list.isFetching,
      onClick: () => {
        void list.refetch();
      },
    };
    return (
      <PageState
        tone="bad"
        testId={`${testId}-failed`}
        icon={
          isOffline ? (
            <IconCloudOff size={36} aria-hidden />
          ) : (
            <IconAlertTriangle size={36} aria-hidden />
          )
        }
        title={words.failed}
        text={isOffline ? t('common.offline') : errorText(list.error)}
        action={retry}
      />
    );
  }
  if (list.isPending)
    return (
      <Stack p="md" gap="sm" aria-busy="true" aria-label={t('common.loading')}>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} h={44} />
        ))}
      </Stack>
    );
  if (isEmpty) return <PageState testId={`${testId}-empty`} icon={icon} title={words.empty} />;
  return (
    <>
      {children}
      {list.hasNextPage && (
        <Button
          m="md"
          variant="light"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('console.list.more')}
        </Button>
      )}
    </>
  );
};
