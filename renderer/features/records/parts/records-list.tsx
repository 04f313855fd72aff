import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconInbox } from '@tabler/icons-react';
import type { Ref } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { PageState } from '../../../ui/page-state.tsx';
import { isNarrowed, type Filters } from '../filters.ts';
import type { useSum, useTopRows } from '../queries.ts';
import classes from '../records.module.css';
import { RecordsTable, type ListHandle } from './records-table.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

type Props = {
  top: ReturnType<typeof useTopRows>;
  sum: ReturnType<typeof useSum>;
  filters: Filters;
  handle: Ref<ListHandle>;
  onOpen: (row: LogRow) => void;
};

const isLost = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

/** A read that failed, with a way to try again. */
export const Failed = ({
  error,
  retry,
  isBusy,
}: {
  error: unknown;
  retry: () => void;
  isBusy: boolean;
}) => {
  const t = useT();
  const errorText = useErrorText();
  const Icon = isLost(error) ? IconCloudOff : IconAlertTriangle;
  return (
    <PageState
      tone="bad"
      testId="records-failed"
      icon={<Icon size={40} aria-hidden />}
      title={t('console.records.failed')}
      text={isLost(error) ? t('common.offline') : errorText(error)}
      action={{ label: t('common.retry'), onClick: retry, isBusy }}
    />
  );
};

/** The list in each of its states: loading, failed, offline, empty, rows that may be old, rows. The rows come first; how many there are in all may follow. */
export const RecordsList = ({ top, sum, filters, handle, onOpen }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, isPlaceholderData } = top;
  if (isPending) return <RowsSkeleton />;
  if (!data || (error && isPlaceholderData))
    return (
      <Failed
        error={error}
        retry={() => {
          void top.refetch();
          void sum.refetch();
        }}
        isBusy={isFetching}
      />
    );
  const snapshot = sum.isPlaceholderData || isPlaceholderData ? undefined : sum.data;
  return (
    <div className={classes['list']}>
      {error ? (
        <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} m="sm" role="alert">
          {t('console.records.stale')}
          {' · '}
          {errorText(error)}
        </Alert>
      ) : (
        <span />
      )}
      {data.result.length === 0 ? (
        <PageState
          testId="records-empty"
          icon={<IconInbox size={40} aria-hidden />}
          title={t(isNarrowed(filters) ? 'console.records.emptyFiltered' : 'console.records.empty')}
        />
      ) : (
        <RecordsTable
          key={JSON.stringify(filters)}
          filters={filters}
          top={data.result}
          snapshot={snapshot}
          count={Math.max(snapshot?.sum.count ?? 0, snapshot ? 0 : data.result.length)}
          isStale={isPlaceholderData}
          handle={handle}
          onOpen={onOpen}
        />
      )}
    </div>
  );
};
