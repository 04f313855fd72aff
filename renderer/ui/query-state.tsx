import { Alert, Skeleton, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText, useT } from '../lib/i18n.ts';
import { isLost } from '../lib/online.ts';
import { PageState } from './page-state.tsx';

const Waiting = () => {
  const t = useT();
  return (
    <Stack gap={10} p="md" aria-busy="true" aria-label={t('common.loading')} role="status">
      {['1', '2', '3', '4', '5', '6'].map((row) => (
        <Skeleton key={row} height={52} radius="sm" />
      ))}
    </Stack>
  );
};

type Props<Data> = {
  query: UseQueryResult<Data>;
  failed: string;
  testId: string;
  children: (data: Data) => ReactNode;
};

/** What a query has to show in each of its states: loading, failed, offline, data that may be old, data. */
export const QueryState = <Data,>({ query, failed, testId, children }: Props<Data>) => {
  const t = useT();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, isPlaceholderData } = query;
  if (isPending) return <Waiting />;
  if (data === undefined || (error && isPlaceholderData)) {
    const Icon = isLost(error) ? IconCloudOff : IconAlertTriangle;
    const retry = {
      label: t('common.retry'),
      onClick: () => {
        void query.refetch();
      },
      isBusy: isFetching,
    };
    return (
      <PageState
        tone="bad"
        testId={`${testId}-failed`}
        icon={<Icon size={40} aria-hidden />}
        title={failed}
        text={isLost(error) ? t('common.offline') : errorText(error)}
        action={retry}
      />
    );
  }
  return (
    <>
      {error && (
        <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} m="sm" role="alert">
          {t('console.list.stale')}
          {' · '}
          {errorText(error)}
        </Alert>
      )}
      {children(data)}
    </>
  );
};
