import { IconInbox, IconReceiptOff, IconSearch } from '@tabler/icons-react';
import type { MerchantOrderRow } from '#shared/contract/merchant/order.ts';
import { grouped } from '#shared/format/grouped.ts';
import { sum as moneySum } from '#shared/format/money.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { isMistypedOrderNumber, spelledOrderNumber } from '#shared/order/order-number.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { Figures, ListPage, ListPager } from '../../../ui/list/list-page.tsx';
import { PageState } from '../../../ui/page-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RowsTable } from '../../../ui/list/rows-table.tsx';
import { isNarrowed, isWholeNumber, PAGE_SIZE } from '../filters.ts';
import { useOrders } from '../queries.ts';
import type { useOrdersPage } from '../use-orders-page.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters, StatusTabs } from './order-filters.tsx';

type Orders = ReturnType<typeof useOrders>;
type Page = ReturnType<typeof useOrdersPage>;
type Props = { page: Page; onOpen: (orderId: OrderId) => void };

const Sums = ({ data }: { data: Orders['data'] }) => {
  const t = useT();
  const text = (value: string | undefined): string => value ?? t('console.list.none');
  const whole = (value: number | undefined): string =>
    text(value === undefined ? undefined : grouped(value));
  const sum = data?.sum;
  return (
    <Figures
      label={t('console.orders.sum')}
      figures={[
        { id: 'count', label: t('console.orders.sum.count'), text: whole(sum?.count) },
        { id: 'quantity', label: t('console.orders.sum.quantity'), text: whole(sum?.quantity) },
        {
          id: 'amount',
          label: t('console.orders.sum.amount'),
          text: text(sum && moneySum(sum.amount)),
        },
        {
          id: 'refund',
          label: t('console.orders.sum.refund'),
          text: text(sum && moneySum(sum.refundAmount)),
        },
      ]}
    />
  );
};

/** Why there is no row: nothing that fits, or for a cashier, no number yet. */
const Nothing = ({ page: { filters }, isCashier }: { page: Page; isCashier: boolean }) => {
  const t = useT();
  if (isCashier)
    return (
      <PageState
        testId="orders-empty"
        icon={<IconReceiptOff size={40} aria-hidden />}
        title={t('console.orders.numberNoHit')}
        text={t('console.orders.numberNoHitText')}
      />
    );
  return (
    <PageState
      testId="orders-empty"
      icon={<IconInbox size={40} aria-hidden />}
      title={t(isNarrowed(filters) ? 'console.orders.emptyFiltered' : 'console.orders.empty')}
    />
  );
};

/** Nothing was asked yet: the number is mistyped, or a cashier gave none. */
const NumberNeeded = ({ isMistyped }: { isMistyped: boolean }) => {
  const t = useT();
  return isMistyped ? (
    <PageState
      testId="orders-mistyped"
      icon={<IconSearch size={40} aria-hidden />}
      title={t('console.orders.numberMistyped')}
      text={t('console.orders.numberMistypedText')}
    />
  ) : (
    <PageState
      testId="orders-number"
      icon={<IconSearch size={40} aria-hidden />}
      title={t('console.orders.numberOnly')}
      text={t('console.orders.numberOnlyText')}
    />
  );
};

/** The list in each of its states. */
export const OrdersList = ({ page, onOpen }: Props) => {
  const t = useT();
  const { filters, setFilters, openedId } = page;
  const isCashier = useSignedIn().operator.role === 'cashier';
  const orders = useOrders(filters);
  const columns = useOrderColumns();
  const isMistyped = isMistypedOrderNumber(filters.keyword);
  const isWaitingForNumber = isMistyped || (isCashier && !isWholeNumber(filters.keyword));
  // the last answer belongs to another keyword
  const data = isWaitingForNumber ? undefined : orders.data;
  const nameOf = (row: MerchantOrderRow): string =>
    t('console.orders.open', {
      number: spelledOrderNumber(row.orderNo),
      name: row.productName,
    });
  return (
    <ListPage
      label={t('console.orders.list')}
      isFetching={orders.isFetching}
      onRefresh={() => void orders.refetch()}
      filters={<OrderFilters page={page} data={data} />}
      tabs={isCashier ? undefined : <StatusTabs page={page} statuses={data?.statuses} />}
      sums={isCashier ? undefined : <Sums data={data} />}
      pager={
        data ? (
          <ListPager
            offset={filters.offset}
            size={PAGE_SIZE}
            rows={data.result.length}
            count={data.sum.count}
            next={data.next}
            onOffset={(offset) => setFilters({ offset })}
          />
        ) : null
      }
    >
      {isWaitingForNumber ? (
        <NumberNeeded isMistyped={isMistyped} />
      ) : (
        <QueryState query={orders} failed={t('console.orders.failed')} testId="orders">
          {({ result }) =>
            result.length === 0 ? (
              <Nothing page={page} isCashier={isCashier} />
            ) : (
              <RowsTable
                label={t('console.orders.list')}
                columns={columns}
                rows={result}
                idOf={({ orderId }) => orderId}
                nameOf={nameOf}
                openedId={openedId}
                isStale={orders.isPlaceholderData}
                onOpen={({ orderId }) => onOpen(orderId)}
                testId="orders"
              />
            )
          }
        </QueryState>
      )}
    </ListPage>
  );
};
