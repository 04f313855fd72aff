import { Group, Text } from '@mantine/core';
import type { MerchantProductRow } from '#shared/contract/merchant/product.ts';
import { grouped } from '#shared/format/grouped.ts';
import { price } from '#shared/format/money.ts';
import { validityWords } from '#shared/group/use-time-words.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { PictureCell } from '../../../ui/list/picture-cell.tsx';
import type { Column } from '../../../ui/list/rows-table.tsx';
import { ProductBadges, useStockText } from './product-state.tsx';

const ProductCell = ({ row }: { row: MerchantProductRow }) => {
  const t = useT();
  const about = [
    t('console.products.stores', { count: row.storeCount }),
    ...(row.timesTotal > 1 ? [t('console.products.times', { count: row.timesTotal })] : []),
  ];
  return (
    <PictureCell
      picture={pictureUrl(row.productImg)}
      name={row.productName}
      below={about.join(' · ')}
    />
  );
};

const PriceCell = ({ row }: { row: MerchantProductRow }) => (
  <>
    <Text component="span" display="block" size="sm" fw={600}>
      {price(row.price)}
    </Text>
    {row.originalPrice > row.price && (
      <Text component="del" display="block" size="sm" c="dimmed" td="line-through">
        {price(row.originalPrice)}
      </Text>
    )}
  </>
);

const StateCell = ({ row }: { row: MerchantProductRow }) => (
  <Group gap={6}>
    <ProductBadges product={row} />
  </Group>
);

const StockCell = ({ row }: { row: MerchantProductRow }) => useStockText()(row.stock);

const soldColumn = (t: Translate): Column<MerchantProductRow> => ({
  id: 'sold',
  head: t('console.products.sold'),
  isFigure: true,
  cell: (row) => (row.sold === undefined ? t('console.list.none') : grouped(row.sold)),
});

/** What a cashier may not see is not there (decision A3). */
export const useProductColumns = (): Column<MerchantProductRow>[] => {
  const t = useT();
  const isCashier = useSignedIn().operator.role === 'cashier';
  return [
    {
      id: 'product',
      head: t('console.products.product'),
      cell: (row) => <ProductCell row={row} />,
    },
    { id: 'state', head: t('console.orders.state'), cell: (row) => <StateCell row={row} /> },
    {
      id: 'category',
      head: t('console.products.category'),
      isTight: true,
      isWideOnly: true,
      cell: (row) => t(`console.products.category.${row.category}`),
    },
    {
      id: 'price',
      head: t('console.products.price'),
      isFigure: true,
      cell: (row) => <PriceCell row={row} />,
    },
    {
      id: 'stock',
      head: t('console.products.stock'),
      isFigure: true,
      cell: (row) => <StockCell row={row} />,
    },
    ...(isCashier ? [] : [soldColumn(t)]),
    {
      id: 'validity',
      head: t('console.products.validity'),
      isWideOnly: true,
      cell: (row) => validityWords(row.validity, t),
    },
  ];
};
