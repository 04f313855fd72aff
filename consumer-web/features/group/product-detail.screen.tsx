import './product.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../lib/i18n.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { OfflineView } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { BuyDock } from './parts/buy-dock.tsx';
import { DealActions } from './store-page/parts/deal-actions.tsx';
import { DealFacts } from './parts/deal-facts.tsx';
import { DealHead } from './parts/deal-head.tsx';
import { DealMissing } from './parts/deal-missing.tsx';
import { Gallery } from './parts/gallery.tsx';
import { ProductSkeleton } from './parts/product-skeleton.tsx';
import { QuantityRow } from './parts/quantity-row.tsx';
import { StoreList } from './parts/store-list.tsx';
import { productQuery } from './queries.ts';
import { buyable } from './quantity.ts';
import { useQuantity } from './use-quantity.ts';

/** One deal (spec 002 §4). */
export const ProductDetailScreen = () => {
  const t = useT();
  const productId = useSearchParams()[0].get('productId') ?? '';
  const {
    data: product,
    error,
    isPending,
    fetchStatus,
    refetch: handleRetry,
  } = useQuery(productQuery(productId));
  useEffect(() => {
    noteEvent('ProductDetail', { productId });
  }, [productId]);
  const can = product ? buyable(product) : null;
  const [quantity, setQuantity] = useQuantity(productId, can);
  if (isPending)
    return (
      <Page title={t('title.productDetail')} isBare>
        {fetchStatus === 'paused' ? <OfflineView /> : <ProductSkeleton />}
      </Page>
    );
  if (!product)
    return (
      <Page title={t('title.productDetail')}>
        <DealMissing error={error} onRetry={handleRetry} />
      </Page>
    );
  return (
    <Page title={t('title.productDetail')} isBare hasDock end={<DealActions product={product} />}>
      <Gallery
        slides={(product.pictures.length > 0 ? product.pictures : [product.productImg]).map(
          (url) => ({ url }),
        )}
        name={product.productName}
        label={t('deal.pictures')}
      />
      <div className="product">
        <DealHead product={product} />
        {can?.ok === true && (
          <QuantityRow product={product} can={can} quantity={quantity} onChange={setQuantity} />
        )}
        <DealFacts product={product} />
        <StoreList stores={product.stores} />
      </div>
      {can !== null && <BuyDock product={product} can={can} quantity={quantity} />}
    </Page>
  );
};
