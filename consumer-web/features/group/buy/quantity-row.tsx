import { useT } from '../../../lib/i18n.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ProductDetail } from '../model.ts';
import type { Buyable } from './quantity.ts';

type Props = {
  product: ProductDetail;
  can: Extract<Buyable, { ok: true }>;
  quantity: number;
  onChange: (quantity: number) => void;
};

/** The stock is shown from here down. */
const FEW = 20;

/** How many, and why not more. */
export const QuantityRow = ({ product, can, quantity, onChange }: Props) => {
  const t = useT();
  const notes = [
    ...(product.minPurchase > 1 ? [t('deal.least', { count: product.minPurchase })] : []),
    ...(product.limitCount > 0 ? [t('deal.limit', { count: product.limitCount })] : []),
    ...(product.stock >= 0 && product.stock <= FEW
      ? [t('deal.stockLeft', { count: product.stock })]
      : []),
  ];
  return (
    <section className="card quantity" aria-label={t('deal.quantity')}>
      <div>
        <h3 className="quantity__title">{t('deal.quantity')}</h3>
        {notes.length > 0 && <p className="quantity__note num">{notes.join(' · ')}</p>}
      </div>
      <Stepper
        value={quantity}
        least={can.least}
        most={can.most}
        label={t('deal.quantity')}
        lessLabel={t('deal.less')}
        moreLabel={t('deal.more')}
        onChange={onChange}
      />
    </section>
  );
};
