import { Group, Text } from '@mantine/core';
import type { MerchantOrderRow } from '#shared/contract/merchant/order.ts';
import { dateText, timeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { OrderNumberText } from '../../../domain/order-number/order-number-text.tsx';
import { useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { PictureCell } from '../../../ui/list/picture-cell.tsx';
import type { Column } from '../../../ui/list/rows-table.tsx';
import { OrderBadge, RefundBadge } from './order-state.tsx';

const TimeCell = ({ row }: { row: MerchantOrderRow }) => (
  <>
    <Text component="span" display="block" size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {dateText(row.createTime)}
    </Text>
    <Text
      component="span"
      display="block"
      size="sm"
      c="dimmed"
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {timeText(row.createTime)}
    </Text>
  </>
);

const ProductCell = ({ row }: { row: MerchantOrderRow }) => (
  <PictureCell
    picture={pictureUrl(row.productImg)}
    name={row.productName}
    below={<OrderNumberText number={row.orderNo} />}
    isCode
  />
);

const StateCell = ({ row }: { row: MerchantOrderRow }) => (
  <Group gap={6}>
    <OrderBadge status={row.status} />
    <RefundBadge order={row} />
  </Group>
);

const usesText = ({ usesLeft, usesTotal }: MerchantOrderRow, t: Translate): string =>
  usesTotal === 0
    ? t('console.list.none')
    : t('console.orders.usesOf', { left: usesLeft, total: usesTotal });

const columnsOf = (t: Translate): Column<MerchantOrderRow>[] => [
  { id: 'product', head: t('console.orders.product'), cell: (row) => <ProductCell row={row} /> },
  { id: 'state', head: t('console.orders.state'), cell: (row) => <StateCell row={row} /> },
  {
    id: 'quantity',
    head: t('console.orders.quantity'),
    isFigure: true,
    isWideOnly: true,
    cell: (row) => row.quantity,
  },
  {
    id: 'uses',
    head: t('console.orders.uses'),
    isFigure: true,
    cell: (row) => usesText(row, t),
  },
  {
    id: 'amount',
    head: t('console.orders.amount'),
    isFigure: true,
    cell: (row) => price(row.totalAmtn),
  },
  {
    id: 'buyer',
    head: t('console.orders.buyer'),
    isTight: true,
    isWideOnly: true,
    cell: (row) => row.buyerMask,
  },
  {
    id: 'time',
    head: t('console.orders.time'),
    isTight: true,
    cell: (row) => <TimeCell row={row} />,
  },
];

export const useOrderColumns = (): Column<MerchantOrderRow>[] => columnsOf(useT());
