import { Group, NativeSelect } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { LOG_RESULTS, SCAN_SOURCES, type LogResult } from '#shared/codes/group-order.ts';
import type { Day } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { ChoiceFilter } from '../../../ui/list/choice-filter.tsx';
import { ClearFilters } from '../../../ui/list/clear-filters.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { defaultFilters, isNarrowed, KEYWORD_MAX, type Filters } from '../filters.ts';
import { useDevices } from '../queries.ts';
import type { SetFilters } from '../use-filters.ts';
import { DateFilter } from './date-filter.tsx';

type PartProps = { filters: Filters; onFilters: SetFilters };
type Props = PartProps & { today: Day };

const RESULTS = [...LOG_RESULTS].sort((a, b) => Number(b === 'ALL') - Number(a === 'ALL'));

const ResultFilter = ({ filters, onFilters }: PartProps) => {
  const t = useT();
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void =>
    onFilters({ result: currentTarget.value as LogResult });
  return (
    <NativeSelect
      aria-label={t('console.records.result')}
      value={filters.result}
      onChange={handleChange}
      data={RESULTS.map((value) => ({
        value,
        label:
          value === 'ALL' ? t('console.records.allResults') : t(`console.records.result.${value}`),
      }))}
    />
  );
};

/** Where it was written off and by whom; what has only one choice is not offered. */
const PlaceFilters = ({ filters, onFilters }: PartProps) => {
  const t = useT();
  const { stores, operators } = useSignedIn();
  const devices = useDevices().data?.result ?? [];
  return (
    <>
      {stores.length > 1 && (
        <ChoiceFilter
          w={165}
          label={t('console.records.store')}
          allLabel={t('console.records.allStores')}
          choices={stores}
          value={filters.storeIds[0] ?? null}
          onChange={(storeId) => onFilters({ storeIds: storeId ? [storeId] : [] })}
        />
      )}
      {operators.length > 0 && (
        <ChoiceFilter
          w={145}
          label={t('console.records.operator')}
          allLabel={t('console.records.allOperators')}
          choices={operators}
          value={filters.operatorId}
          onChange={(operatorId) => onFilters({ operatorId })}
        />
      )}
      {devices.length > 1 && (
        <ChoiceFilter
          w={145}
          label={t('console.records.device')}
          allLabel={t('console.records.allDevices')}
          choices={devices}
          value={filters.deviceId}
          onChange={(deviceId) => onFilters({ deviceId })}
        />
      )}
    </>
  );
};

export const FilterBar = ({ filters, onFilters, today }: Props) => {
  const t = useT();
  const handleClear = (): void =>
    onFilters({ ...defaultFilters(today), from: filters.from, to: filters.to });
  return (
    <Group gap="sm" role="search" aria-label={t('console.records.filters')}>
      <DateFilter filters={filters} onFilters={onFilters} today={today} />
      <ResultFilter filters={filters} onFilters={onFilters} />
      <PlaceFilters filters={filters} onFilters={onFilters} />
      <ChoiceFilter
        w={145}
        label={t('console.records.source')}
        allLabel={t('console.records.allSources')}
        choices={SCAN_SOURCES.map((id) => ({ id, name: t(`console.records.source.${id}`) }))}
        value={filters.source}
        onChange={(source) => onFilters({ source })}
      />
      <SearchField
        label={t('console.records.keyword')}
        hint={t('console.records.keywordHint')}
        most={KEYWORD_MAX}
        keyword={filters.keyword}
        onChange={(keyword) => onFilters({ keyword })}
      />
      {isNarrowed(filters) && (
        <ClearFilters label={t('console.records.clear')} onClear={handleClear} />
      )}
    </Group>
  );
};
