import { Button, Skeleton, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconUsersGroup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useConnection } from '../../../lib/online.ts';
import { PageState } from '../../../ui/page-state.tsx';

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
type Props = {
  list: List;
  isEmpty: boolean;
  words: { empty: string; failed: string };
  children: ReactNode;
};

/** A list from the server in each of its states: loading, failed, offline, empty, and with more to come. */
export const PeopleList = ({ list, isEmpty, words, children }: Props) => {
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
        testId="people-failed"
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
  if (isEmpty)
    return (
      <PageState
        testId="people-empty"
        icon={<IconUsersGroup size={36} aria-hidden />}
        title={words.empty}
      />
    );
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
          {t('staff.next')}
        </Button>
      )}
    </>
  );
};
