import './product.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../lib/i18n.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { OfflineView } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { later } from '../../domain/store/later.ts';
import { BuyDock } from './buy/buy-dock.tsx';
import { DealActions } from './store-page/parts/deal-actions.tsx';
import { DealFacts } from './parts/deal-facts.tsx';
import { DealHead } from './parts/deal-head.tsx';
import { DealMissing } from './parts/deal-missing.tsx';
import { Gallery } from './parts/gallery.tsx';
import { ProductSkeleton } from './parts/product-skeleton.tsx';
import { StoreList } from './parts/store-list.tsx';
import { productQuery } from './queries.ts';
import { comboLabelsQuery } from './combo-labels.ts';
import { CommentsPreview } from './comments/comments-preview.tsx';
import { buyable } from './buy/quantity.ts';
import { useBuySheet } from './buy/use-buy-sheet.ts';

const BuySheet = later(async () => (await import('./buy/buy-sheet.tsx')).BuySheet);

/** One deal, and the order of it (spec 002 §4, decision GA2). */
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
  // asked for beside the deal, so that it is there with it
  useQuery({ ...comboLabelsQuery({ productIds: [productId] }), enabled: productId !== '' });
  const can = product ? buyable(product) : null;
  const { isOpen, open: handleBuy, close: handleClose } = useBuySheet();
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
        <DealFacts product={product} />
        <StoreList stores={product.stores} />
        <CommentsPreview subject={{ productId: product.productId }} />
      </div>
      {can !== null && <BuyDock product={product} can={can} onBuy={handleBuy} />}
      {can?.ok === true && isOpen && (
        <BuySheet key={productId} product={product} can={can} onClose={handleClose} />
      )}
    </Page>
  );
};
