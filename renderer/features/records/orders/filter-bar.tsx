import { Group } from '@mantine/core';
import { RECORD_STATES } from '#shared/codes/order-record.ts';
import { STORE_KINDS } from '#shared/codes/store-kind.ts';
import { useT } from '../../../lib/i18n.ts';
import { ChoiceFilter } from '../../../ui/list/choice-filter.tsx';
import { DaySpan } from '../../../ui/list/day-span.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { KEYWORD_MAX, type useOrderFilter } from './use-order-filter.ts';

/** What narrows the records of orders: days, state, kind and store where there are several, and a number. */
export const OrderFilterBar = ({
  filter,
  set,
  stores,
  today,
}: ReturnType<typeof useOrderFilter>) => {
  const t = useT();
  const kinds = STORE_KINDS.filter((kind) => stores.some((store) => store.kind === kind));
  return (
    <Group role="search" aria-label={t('console.list.filters')} gap="sm">
      <DaySpan
        from={filter.from}
        to={filter.to}
        today={today}
        labels={{ from: t('console.orderRecords.from'), to: t('console.orderRecords.to') }}
        onChange={(end, day) => set(end, day)}
      />
      <ChoiceFilter
        label={t('console.orderRecords.state')}
        allLabel={t('console.orderRecords.allStates')}
        choices={RECORD_STATES.map((id) => ({ id, name: t(`console.orderRecords.state.${id}`) }))}
        value={filter.state}
        onChange={(state) => set('state', state)}
        w={170}
      />
      {kinds.length > 1 && (
        <ChoiceFilter
          label={t('console.orderRecords.kind')}
          allLabel={t('console.orderRecords.allKinds')}
          choices={kinds.map((id) => ({ id, name: t(`console.orderRecords.kind.${id}`) }))}
          value={filter.kind}
          onChange={(kind) => set('kind', kind)}
          w={150}
        />
      )}
      {stores.length > 1 && (
        <ChoiceFilter
          label={t('console.list.store')}
          allLabel={t('console.list.allStores')}
          choices={stores}
          value={filter.storeId}
          onChange={(store) => set('store', store)}
          w={180}
        />
      )}
      <SearchField
        label={t('console.orderRecords.search')}
        hint={t('console.orderRecords.searchHint')}
        most={KEYWORD_MAX}
        keyword={filter.keyword}
        onChange={(keyword) => set('q', keyword)}
      />
    </Group>
  );
};
