import { Button, SegmentedControl } from '@mantine/core';
import { IconCalendar, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Day } from '#shared/kernel/time.ts';
import { groupOrderDisplay } from '#shared/order/status/group-display.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { DatePickerInput } from '../../../ui/date-picker.tsx';
import { ChoiceFilter } from '../../../ui/list/choice-filter.tsx';
import { ClearFilters } from '../../../ui/list/clear-filters.tsx';
import { ChoiceRow } from '../../../ui/list/choice-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import {
  defaultFilters,
  isNarrowed,
  KEYWORD_MAX,
  rangeDays,
  rangeOf,
  RANGES,
  STATUSES,
  type Range,
} from '../filters.ts';
import type { useOrders } from '../queries.ts';
import type { useOrdersPage } from '../use-orders-page.ts';

type Page = ReturnType<typeof useOrdersPage>;
type Data = ReturnType<typeof useOrders>['data'];
type Span = [string | null, string | null];

/** The days of the list: quick choices, or any span up to today. A span counts once both its ends are chosen. */
const DaysFilter = ({ page: { filters, setFilters, today } }: { page: Page }) => {
  const t = useT();
  const [half, setHalf] = useState<Span | null>(null);
  const words =
    filters.from === null ? t('console.orders.range.all') : `${filters.from} – ${filters.to ?? ''}`;
  const handleChoose = ([from, to]: Span): void => {
    setHalf(from && to ? null : [from, to]);
    if (from && to) setFilters({ from: from as Day, to: to as Day });
  };
  return (
    <>
      <SegmentedControl
        aria-label={t('console.orders.range')}
        value={rangeOf(filters, today) ?? ''}
        onChange={(value) => setFilters(rangeDays(value as Range, today))}
        data={RANGES.map((value) => ({ value, label: t(`console.orders.range.${value}`) }))}
      />
      <DatePickerInput
        type="range"
        allowSingleDateInRange
        w={262}
        aria-label={`${t('console.orders.range')} ${words}`}
        valueFormat="YYYY-MM-DD"
        maxDate={today}
        placeholder={t('console.orders.range.all')}
        leftSection={<IconCalendar size={20} aria-hidden />}
        value={half ?? [filters.from, filters.to]}
        onChange={handleChoose}
        onDropdownClose={() => setHalf(null)}
        popoverProps={{ shadow: 'md' }}
      />
    </>
  );
};

const StoreFilter = ({ page: { filters, setFilters } }: { page: Page }) => {
  const t = useT();
  const { stores } = useSignedIn();
  if (stores.length < 2) return null;
  return (
    <ChoiceFilter
      w={165}
      label={t('console.list.store')}
      allLabel={t('console.list.allStores')}
      choices={stores}
      value={filters.storeId}
      onChange={(storeId) => setFilters({ storeId })}
    />
  );
};

/** What narrows the list. A cashier has one field: the full order number (decision A3). */
export const OrderFilters = ({ page, data }: { page: Page; data: Data }) => {
  const t = useT();
  const { filters, setFilters, today } = page;
  const handleKeyword = (keyword: string): void => setFilters({ keyword });
  const handleClear = (): void =>
    setFilters({ ...defaultFilters(today), from: filters.from, to: filters.to });
  if (useSignedIn().operator.role === 'cashier') {
    return (
      <SearchField
        wide
        label={t('console.orders.number')}
        hint={t('console.orders.numberHint')}
        most={KEYWORD_MAX}
        keyword={filters.keyword}
        onChange={handleKeyword}
      />
    );
  }
  const productName =
    data?.result.find(({ productId }) => productId === filters.productId)?.productName ??
    filters.productId;
  return (
    <>
      <DaysFilter page={page} />
      <StoreFilter page={page} />
      <SearchField
        label={t('console.list.search')}
        hint={t('console.orders.searchHint')}
        most={KEYWORD_MAX}
        keyword={filters.keyword}
        onChange={handleKeyword}
      />
      {productName !== null && (
        <Button
          variant="light"
          px="sm"
          rightSection={<IconX size={18} aria-hidden />}
          onClick={() => setFilters({ productId: null })}
        >
          {t('console.orders.ofProduct', { name: productName })}
        </Button>
      )}
      {isNarrowed(filters) && (
        <ClearFilters label={t('console.list.clear')} onClear={handleClear} />
      )}
    </>
  );
};

const ALL = 'all';

/** The statuses of decision D1, each with its number of orders under the other filters. */
export const StatusTabs = ({
  page: { filters, setFilters },
  statuses,
}: {
  page: Page;
  statuses: readonly { status: number; count: number }[] | undefined;
}) => {
  const t = useT();
  const countOf = (status: number): number | undefined =>
    statuses && (statuses.find((one) => one.status === status)?.count ?? 0);
  const all = statuses?.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChoiceRow
      label={t('console.orders.status')}
      testId="order-tabs"
      value={filters.status === null ? ALL : String(filters.status)}
      onChange={(value) => setFilters({ status: value === ALL ? null : Number(value) })}
      choices={[
        { value: ALL, label: t('console.list.all'), count: all },
        ...STATUSES.map((status) => ({
          value: String(status),
          label: t(groupOrderDisplay(status).labelKey),
          count: countOf(status),
        })),
      ]}
    />
  );
};
