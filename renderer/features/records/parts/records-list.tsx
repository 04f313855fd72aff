import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconInbox } from '@tabler/icons-react';
import { isApiError } from '#shared/client/api-error.ts';
import type { LogRow } from '#shared/contract/group-records.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { PageState } from '../../../ui/page-state.tsx';
import { isNarrowed, type Filters } from '../filters.ts';
import type { useRecords } from '../queries.ts';
import { RecordsTable } from './records-table.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

type Props = { records: ReturnType<typeof useRecords>; filters: Filters; onOpen: (row: LogRow) => void };

const isLost = (error: unknown): boolean => isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

/** The list in each of its states: loading, failed, offline, empty, rows that may be old, rows. */
export const RecordsList = ({ records, filters, onOpen }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, isPlaceholderData } = records;
  const retry = { label: t('common.retry'), onClick: () => { void records.refetch(); }, isBusy: isFetching };
  if (isPending) return <RowsSkeleton />;
  if (!data || (error && isPlaceholderData)) {
    const Icon = isLost(error) ? IconCloudOff : IconAlertTriangle;
    return <PageState tone="bad" testId="records-failed" icon={<Icon size={40} aria-hidden />} title={t('console.records.failed')} text={isLost(error) ? t('common.offline') : errorText(error)} action={retry} />;
  }
  return (
    <>
      {error ? <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} m="sm" role="alert">{t('console.records.stale')}{' · '}{errorText(error)}</Alert> : null}
      {data.result.length === 0
        ? <PageState testId="records-empty" icon={<IconInbox size={40} aria-hidden />} title={t(isNarrowed(filters) ? 'console.records.emptyFiltered' : 'console.records.empty')} />
        : <RecordsTable rows={data.result} count={data.sum.count} page={filters} isStale={isPlaceholderData} onOpen={onOpen} />}
    </>
  );
};
