import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { ShareSheetButton } from '../../../../domain/share/share-button.tsx';
import { LikeButton } from '../../../../domain/store-page/store-bar.tsx';
import { useLiking } from '../../../../domain/store-page/use-liking.ts';
import { randomText } from '../../../../lib/api/random.ts';
import { useT, type T } from '../../../../lib/i18n.ts';
import { discount } from '../../discount.ts';
import type { ProductDetail } from '../../model.ts';
import { api } from '../api.ts';
import { dealLikeQuery } from '../queries.ts';

/** The nearest store of a deal, and how many more there are. */
const placeOf = ({ storeName, storeCount }: ProductDetail, t: T): string =>
  [storeName, ...(storeCount > 1 ? [t('deal.stores', { count: storeCount })] : [])]
    .filter((text) => text !== '')
    .join(' · ');

/** Likes and shares a deal. */
export const DealActions = ({ product }: { product: ProductDetail }) => {
  const t = useT();
  const liking = useLiking({
    subject: { productId: product.productId },
    query: dealLikeQuery(product.productId),
    // a key for each press: the answer to an older one may not come back for a newer one
    write: (isLike) =>
      api.groupProductLikeAdd({ id: product.productId, isLike }, { key: randomText(16) }),
  });
  const off = discount(product.price, product.originalPrice);
  return (
    <>
      <LikeButton label={t('groupStore.likeDeal')} {...liking} />
      <ShareSheetButton
        label={t('groupStore.shareDeal')}
        share={{
          title: product.productName,
          text: t('groupStore.shareDealText', { name: product.productName }),
          path: href(consumerRoutes.groupProductDetail, { productId: product.productId }),
          picture: product.productImg,
          subject: { productId: product.productId },
          poster: {
            kind: 'deal',
            price: { now: product.price, before: off === null ? null : product.originalPrice },
            place: placeOf(product, t),
          },
        }}
      />
    </>
  );
};
