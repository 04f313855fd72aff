import { Button, Menu } from '@mantine/core';
import { IconDownload, IconReceiptOff } from '@tabler/icons-react';
import { grouped } from '#shared/format/grouped.ts';
import { sum as moneySum } from '#shared/format/money.ts';
import { isMistypedOrderNumber } from '#shared/order/order-number.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { Figures, ListPage } from '../../../ui/list/list-page.tsx';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import { OrderFilterBar } from './filter-bar.tsx';
import { OrderTable } from './order-table.tsx';
import {
  useMayExport,
  useOrderFile,
  useOrderRecords,
  type OrderFilter,
  type OrderSum,
} from './queries.ts';
import { useOrderFilter } from './use-order-filter.ts';
import classes from './orders.module.css';

/** Totals of the whole filter, not of what is in sight. */
const Sums = ({ sum }: { sum: OrderSum }) => {
  const t = useT();
  const money = (id: 'promotions' | 'paid' | 'back') => ({
    id,
    label: t(`console.orderRecords.${id}`),
    text: moneySum(sum[id]),
  });
  return (
    <Figures
      label={t('console.orderRecords.sums')}
      figures={[
        { id: 'count', label: t('console.orderRecords.orders'), text: grouped(sum.count) },
        money('promotions'),
        money('paid'),
        money('back'),
        ...(sum.net === undefined
          ? []
          : [{ id: 'net', label: t('console.orderRecords.net'), text: moneySum(sum.net) }]),
      ]}
    />
  );
};

/** A file of what is filtered: for managers and owners (decision A3). */
const FileMenu = ({ filter, isEmpty }: { filter: OrderFilter; isEmpty: boolean }) => {
  const t = useT();
  const errorText = useErrorText();
  const file = useOrderFile(filter);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
            loading={file.isPending}
            disabled={isEmpty}
            data-testid="order-records-export"
          >
            {t('console.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => file.mutate('xlsx')}>{t('console.export.xlsx')}</Menu.Item>
          <Menu.Item onClick={() => file.mutate('csv')}>{t('console.export.csv')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {file.error && (
        <span className={classes['bad']} role="alert">
          {errorText(file.error)}
        </span>
      )}
    </>
  );
};

/** Orders of stores with a desk: found by number, day and state, with their sums and a file of them. */
export const OrderRecordsScreen = () => {
  const t = useT();
  const filtering = useOrderFilter();
  const { filter } = filtering;
  const list = useOrderRecords(filter);
  const isOwner = useSignedIn().operator.role === 'owner';
  const mayExport = useMayExport();
  const rows = list.data?.pages.flatMap(({ result }) => result) ?? [];
  const sum = list.data?.pages[0]?.sum ?? null;
  return (
    <ListPage
      label={t('console.orderRecords.table')}
      filters={<OrderFilterBar {...filtering} />}
      sums={sum && <Sums sum={sum} />}
      acts={mayExport && <FileMenu filter={filter} isEmpty={rows.length === 0} />}
      isFetching={list.isFetching}
      onRefresh={() => void list.refetch()}
      pager={null}
    >
      <PagedList
        list={list}
        isEmpty={rows.length === 0}
        words={{
          empty: t(
            isMistypedOrderNumber(filter.keyword)
              ? 'console.orders.numberMistyped'
              : 'console.orderRecords.empty',
          ),
          failed: t('console.orderRecords.failed'),
        }}
        icon={<IconReceiptOff size={36} aria-hidden />}
        testId="order-records"
      >
        <OrderTable rows={rows} isOwner={isOwner} />
      </PagedList>
    </ListPage>
  );
};
