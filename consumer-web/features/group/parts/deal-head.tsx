import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '#shared/kernel/time.ts';
import { saleCount } from '#shared/format/sale-count.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { Price, WasPrice } from '../../../ui/price.tsx';
import { comboLabelsQuery } from '../combo-labels.ts';
import { discount } from '../discount.ts';
import type { ProductDetail } from '../model.ts';
import { DealSale } from '../sale/deal-sale.tsx';
import { RemindButton } from '../sale/remind-button.tsx';
import { faceOf } from '../sale/sale.ts';
import { ComboRow } from './combo-label.tsx';
import { DealOffer } from './deal-offer.tsx';
import { DiscountTag } from './discount-tag.tsx';

/** Price, name and promises at a glance. */
export const DealHead = ({ product }: { product: ProductDetail }) => {
  const t = useT();
  const face = faceOf(product, useNow(MINUTE));
  const off = discount(face.price, face.was);
  const combo = useQuery(comboLabelsQuery({ productIds: [product.productId] }));
  return (
    <section className="card product__head">
      <p className="product__price">
        <Price value={face.price} size="l" />
        {off !== null && <WasPrice value={face.was} label={t('deal.was')} />}
        {off !== null && <DiscountTag off={off} />}
      </p>
      <h2 className="product__name">{product.productName}</h2>
      {product.description !== '' && <p className="product__lead">{product.description}</p>}
      <p className="product__tags">
        {product.timesTotal > 1 && (
          <span className="tag">{t('deal.uses', { count: product.timesTotal })}</span>
        )}
        {product.isRefundAnytime && (
          <span className="tag tag--good">{t('deal.refundAnytime')}</span>
        )}
        {product.isAutoRefund && <span className="tag tag--good">{t('deal.autoRefund')}</span>}
        {product.saleQtyTotal > 0 && (
          <span className="product__sold num">
            {t('deal.sold', { text: saleCount(product.saleQtyTotal) })}
          </span>
        )}
      </p>
      <DealSale product={product} />
      {product.isShelf && (
        <p>
          <RemindButton productId={product.productId} name={product.productName} secKillId={null} />
        </p>
      )}
      {product.storeId !== null && product.isShelf && !product.sellout && (
        <>
          <DealOffer product={product} storeId={product.storeId} />
          <ComboRow label={combo.data?.[0]?.[1]} storeId={product.storeId} />
        </>
      )}
    </section>
  );
};
