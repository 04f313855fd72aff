import { marketStorePath } from '#shared/jump/store-link.ts';
import type { StorePage } from '../../../../domain/cart/cart-shop.ts';
import { ShareButton } from '../../../../domain/share/share-button.tsx';
import { LikeButton, StoreBar } from '../../../../domain/store-page/store-bar.tsx';
import { useLiking } from '../../../../domain/store-page/use-liking.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Link } from '../../../../ui/link.tsx';
import { searchPath } from '../goods-path.ts';
import { api } from '../api.ts';
import { likedQuery } from '../queries.ts';

/** Search, favourite and share of a supermarket. */
const MarketActions = ({ store }: { store: StorePage }) => {
  const t = useT();
  const liking = useLiking({
    subject: { storeId: store.id },
    query: likedQuery(store.id),
    isLikedBefore: store.isLike,
    write: (isLike) => api.marketStoreLike({ storeId: store.id, isLike }),
  });
  return (
    <>
      <Link
        className="shop-bar__button"
        to={searchPath(store.id)}
        aria-label={t('mkStore.searchHint')}
      >
        <Icon name="search" />
      </Link>
      <LikeButton label={t('shop.like')} {...liking} />
      <ShareButton
        label={t('shop.share')}
        share={{
          title: store.storeName,
          text: t('mkStore.shareText', { name: store.storeName }),
          path: marketStorePath({ id: store.id, isShare: '1' }),
          picture: store.thumbnailHead,
          subject: { storeId: store.id },
        }}
      />
    </>
  );
};

/** The bar over a supermarket's page. */
export const MarketBar = ({ store }: { store: StorePage | null }) => (
  <StoreBar name={store?.storeName ?? null}>
    {store !== null && <MarketActions store={store} />}
  </StoreBar>
);
