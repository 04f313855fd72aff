import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { grouped } from '#shared/format/grouped.ts';
import { price } from '#shared/format/money.ts';
import { cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard, FactList, type Fact } from '../../../ui/detail-parts.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { EditButton } from './edit-button.tsx';
import { MonthBars } from './month-bars.tsx';
import classes from './product-detail.module.css';
import { useStockText } from './product-state.tsx';

type Props = { product: MerchantProduct };

/** What became of its vouchers, and the last 30 days drawn. Not there for cashiers. */
export const SalesCard = ({ product: { figures, stock } }: Props) => {
  const t = useT();
  const stockText = useStockText();
  if (!figures) return null;
  const tiles = [
    { id: 'sold', label: t('console.product.sold'), value: grouped(figures.sold) },
    { id: 'redeemed', label: t('console.product.redeemed'), value: grouped(figures.usesRedeemed) },
    { id: 'left', label: t('console.product.left'), value: grouped(figures.usesLeft) },
    { id: 'stock', label: t('console.product.stock'), value: stockText(stock) },
    { id: 'expired', label: t('console.product.expired'), value: grouped(figures.usesExpired) },
    { id: 'refunded', label: t('console.product.refunded'), value: grouped(figures.refunded) },
  ];
  return (
    <DetailCard title={t('console.product.sales')} testId="product-sales">
      <dl className={classes['tiles']}>
        {tiles.map(({ id, label, value }) => (
          <div key={id} className={classes['tile']}>
            <dt>{label}</dt>
            <dd data-testid={`figure-${id}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <MonthBars days={figures.days} />
    </DetailCard>
  );
};

const ProductEdit = lazyPart(async () => (await import('./product-edit.tsx')).ProductEdit);

const percent = (rate: number): string => `${Math.round(rate * 10_000) / 100}%`;

/** What a guest pays, and for an owner what of it is commission and what is settled (decision D10). */
export const PricesCard = ({ product }: Props) => {
  const t = useT();
  const { settlement, timesTotal } = product;
  const perUse =
    timesTotal > 1 ? (
      <span className={classes['quiet']}>
        {t('console.product.perUse', {
          amount: price(cents(Math.round(product.price / timesTotal))),
        })}
      </span>
    ) : null;
  const facts: Fact[] = [
    {
      label: t('console.product.price'),
      value: (
        <>
          <strong>{price(product.price)}</strong>
          {perUse}
        </>
      ),
    },
    { label: t('console.product.original'), value: <del>{price(product.originalPrice)}</del> },
    settlement !== undefined && {
      label: t('console.product.commission', { rate: percent(settlement.commissionRate) }),
      value: price(settlement.platformCommission),
    },
    settlement !== undefined && {
      label: t('console.product.settle'),
      value: <strong>{price(settlement.settleAmount)}</strong>,
      id: 'product-settle',
    },
  ];
  return (
    <DetailCard title={t('console.product.prices')} testId="product-prices">
      <FactList facts={facts} />
      <EditButton
        product={product}
        labelKey="console.product.edit"
        testId="product-edit"
        form={ProductEdit}
      />
    </DetailCard>
  );
};
