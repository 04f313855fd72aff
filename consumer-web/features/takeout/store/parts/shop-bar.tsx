import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { ShareButton } from '../../../../domain/share/share-button.tsx';
import { LikeButton, StoreBar } from '../../../../domain/store-page/store-bar.tsx';
import { useLiking } from '../../../../domain/store-page/use-liking.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Icon } from '../../../../ui/icons.tsx';
import type { StorePage } from '../model.ts';
import { api } from '../api.ts';
import { likedQuery } from '../queries.ts';

/** Favourite and share. */
const Actions = ({ store }: { store: StorePage }) => {
  const t = useT();
  const liking = useLiking({
    subject: { storeId: store.id },
    query: likedQuery(store.id),
    isLikedBefore: store.isLike,
    write: (isLike) => api.takeoutStoreLike({ storeId: store.id, isLike }),
  });
  return (
    <>
      <LikeButton label={t('shop.like')} {...liking} />
      <ShareButton
        label={t('shop.share')}
        share={{
          title: store.storeName,
          text: t('shop.shareText', { name: store.storeName }),
          path: href(consumerRoutes.Store, { id: store.id }),
          picture: store.thumbnailHead,
          subject: { storeId: store.id },
        }}
      />
    </>
  );
};

/** The bar of a takeout store: search, favourite, share. */
export const ShopBar = ({
  store,
  onSearch,
}: {
  store: StorePage | null;
  onSearch?: () => void;
}) => {
  const t = useT();
  return (
    <StoreBar name={store?.storeName ?? null}>
      {onSearch !== undefined && (
        <button
          type="button"
          className="shop-bar__button"
          aria-label={t('shop.search')}
          onClick={onSearch}
        >
          <Icon name="search" />
        </button>
      )}
      {store !== null && <Actions store={store} />}
    </StoreBar>
  );
};
