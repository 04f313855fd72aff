import { NativeSelect } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import {
  PRODUCT_SORTS,
  PRODUCT_STATES,
  type MerchantProductSort,
} from '#shared/contract/merchant/product.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { ChoiceFilter } from '../../../ui/list/choice-filter.tsx';
import { ClearFilters } from '../../../ui/list/clear-filters.tsx';
import { ChoiceRow } from '../../../ui/list/choice-row.tsx';
import { ListPage, ListPager } from '../../../ui/list/list-page.tsx';
import { PageState } from '../../../ui/page-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RowsTable } from '../../../ui/list/rows-table.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { DEFAULT_FILTERS, isNarrowed, KEYWORD_MAX, PAGE_SIZE, type Category } from '../filters.ts';
import { useProducts } from '../queries.ts';
import type { useCommoditiesPage } from '../use-commodities-page.ts';
import { useProductColumns } from './product-columns.tsx';

type Page = ReturnType<typeof useCommoditiesPage>;

const ProductFilters = ({ page: { filters, setFilters } }: { page: Page }) => {
  const t = useT();
  const { stores, operator } = useSignedIn();
  const sorts = PRODUCT_SORTS.filter((sort) => sort !== 'SOLD' || operator.role !== 'cashier');
  const handleClear = (): void => setFilters({ ...DEFAULT_FILTERS, sort: filters.sort });
  return (
    <>
      <SearchField
        label={t('console.list.search')}
        hint={t('console.products.searchHint')}
        most={KEYWORD_MAX}
        keyword={filters.keyword}
        onChange={(keyword) => setFilters({ keyword })}
      />
      <NativeSelect
        aria-label={t('console.products.category')}
        value={filters.category}
        onChange={(event) => setFilters({ category: event.currentTarget.value as Category })}
        data={PRODUCT_CATEGORIES.map((value) => ({
          value,
          label: t(`console.products.category.${value}`),
        }))}
      />
      {stores.length > 1 && (
        <ChoiceFilter
          w={165}
          label={t('console.list.store')}
          allLabel={t('console.list.allStores')}
          choices={stores}
          value={filters.storeId}
          onChange={(storeId) => setFilters({ storeId })}
        />
      )}
      <NativeSelect
        aria-label={t('console.products.sort')}
        value={filters.sort}
        onChange={(event) => setFilters({ sort: event.currentTarget.value as MerchantProductSort })}
        data={sorts.map((value) => ({ value, label: t(`console.products.sort.${value}`) }))}
      />
      {isNarrowed(filters) && (
        <ClearFilters label={t('console.list.clear')} onClear={handleClear} />
      )}
    </>
  );
};

/** The list in each of its states. */
export const ProductsList = ({
  page,
  onOpen,
}: {
  page: Page;
  onOpen: (productId: ProductId) => void;
}) => {
  const t = useT();
  const { filters, setFilters, openedId } = page;
  const products = useProducts(filters);
  const columns = useProductColumns();
  const { data } = products;
  const countOf = (state: string): number | undefined =>
    data?.states.find((one) => one.state === state)?.count;
  return (
    <ListPage
      label={t('console.products.list')}
      isFetching={products.isFetching}
      onRefresh={() => void products.refetch()}
      filters={<ProductFilters page={page} />}
      sums={
        <ChoiceRow
          label={t('console.products.state')}
          testId="product-tabs"
          value={filters.state}
          onChange={(state) => setFilters({ state })}
          choices={PRODUCT_STATES.map((value) => ({
            value,
            label: t(`console.products.state.${value}`),
            count: countOf(value),
          }))}
        />
      }
      pager={
        data ? (
          <ListPager
            offset={filters.offset}
            size={PAGE_SIZE}
            rows={data.result.length}
            count={countOf(filters.state) ?? 0}
            next={data.next}
            onOffset={(offset) => setFilters({ offset })}
          />
        ) : null
      }
    >
      <QueryState query={products} failed={t('console.products.failed')} testId="products">
        {({ result }) =>
          result.length === 0 ? (
            <PageState
              testId="products-empty"
              icon={<IconInbox size={40} aria-hidden />}
              title={t(
                isNarrowed(filters) ? 'console.products.emptyFiltered' : 'console.products.empty',
              )}
            />
          ) : (
            <RowsTable
              label={t('console.products.list')}
              columns={columns}
              rows={result}
              idOf={({ productId }) => productId}
              nameOf={({ productName }) => productName}
              openedId={openedId}
              isStale={products.isPlaceholderData}
              onOpen={({ productId }) => onOpen(productId)}
              testId="products"
            />
          )
        }
      </QueryState>
    </ListPage>
  );
};
