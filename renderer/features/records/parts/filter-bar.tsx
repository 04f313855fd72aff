import { Button, Group, NativeSelect } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { LOG_RESULTS, SCAN_SOURCES, type LogResult } from '#shared/codes/group-order.ts';
import { asId } from '#shared/kernel/ids.ts';
import type { Day } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { defaultFilters, isNarrowed, KEYWORD_MAX, type Filters } from '../filters.ts';
import { useDevices } from '../queries.ts';
import type { SetFilters } from '../use-filters.ts';
import { DateFilter } from './date-filter.tsx';

type Props = { filters: Filters; setFilters: SetFilters; today: Day };

const RESULTS = [...LOG_RESULTS].sort((a, b) => Number(b === 'ALL') - Number(a === 'ALL'));

export const FilterBar = ({ filters, setFilters, today }: Props) => {
  const t = useT();
  const { stores, operators } = useSignedIn();
  const devices = useDevices().data?.result ?? [];
  return (
    <Group gap="sm" role="search" aria-label={t('console.records.filters')}>
      <DateFilter filters={filters} setFilters={setFilters} today={today} />
      <NativeSelect
        aria-label={t('console.records.result')}
        value={filters.result}
        onChange={(event) => setFilters({ result: event.currentTarget.value as LogResult })}
        data={RESULTS.map((value) => ({
          value,
          label:
            value === 'ALL'
              ? t('console.records.allResults')
              : t(`console.records.result.${value}`),
        }))}
      />
      {stores.length > 1 ? (
        <NativeSelect
          w={165}
          aria-label={t('console.records.store')}
          value={filters.storeIds[0] ?? ''}
          onChange={(event) =>
            setFilters({
              storeIds: event.currentTarget.value ? [asId(event.currentTarget.value)] : [],
            })
          }
          data={[
            { value: '', label: t('console.records.allStores') },
            ...stores.map(({ id, name }) => ({ value: id as string, label: name })),
          ]}
        />
      ) : null}
      {operators.length > 0 ? (
        <NativeSelect
          w={145}
          aria-label={t('console.records.operator')}
          value={filters.operatorId ?? ''}
          onChange={(event) =>
            setFilters({
              operatorId: event.currentTarget.value ? asId(event.currentTarget.value) : null,
            })
          }
          data={[
            { value: '', label: t('console.records.allOperators') },
            ...operators.map(({ id, name }) => ({ value: id as string, label: name })),
          ]}
        />
      ) : null}
      {devices.length > 1 ? (
        <NativeSelect
          w={145}
          aria-label={t('console.records.device')}
          value={filters.deviceId ?? ''}
          onChange={(event) =>
            setFilters({
              deviceId: event.currentTarget.value ? asId(event.currentTarget.value) : null,
            })
          }
          data={[
            { value: '', label: t('console.records.allDevices') },
            ...devices.map(({ id, name }) => ({ value: id as string, label: name })),
          ]}
        />
      ) : null}
      <NativeSelect
        w={130}
        aria-label={t('console.records.source')}
        value={filters.source ?? ''}
        onChange={(event) =>
          setFilters({
            source: SCAN_SOURCES.find((source) => source === event.currentTarget.value) ?? null,
          })
        }
        data={[
          { value: '', label: t('console.records.allSources') },
          ...SCAN_SOURCES.map((source) => ({
            value: source as string,
            label: t(`console.records.source.${source}`),
          })),
        ]}
      />
      <SearchField
        label={t('console.records.keyword')}
        hint={t('console.records.keywordHint')}
        most={KEYWORD_MAX}
        keyword={filters.keyword}
        onChange={(keyword) => setFilters({ keyword })}
      />
      {isNarrowed(filters) ? (
        <Button
          variant="subtle"
          px="sm"
          leftSection={<IconFilterOff size={20} aria-hidden />}
          onClick={() =>
            setFilters({ ...defaultFilters(today), from: filters.from, to: filters.to })
          }
        >
          {t('console.records.clear')}
        </Button>
      ) : null}
    </Group>
  );
};
