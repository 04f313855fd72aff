import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { ShareButton } from '../../../../domain/share/share-button.tsx';
import { LikeButton, StoreBar } from '../../../../domain/store-page/store-bar.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { Icon } from '../../../../ui/icons.tsx';
import type { StorePage } from '../model.ts';
import { useLike } from '../mutations.ts';
import { likedQuery } from '../queries.ts';

/** Favourite and share. */
const Actions = ({ store }: { store: StorePage }) => {
  const t = useT();
  const isMember = useSession((state) => state.token !== null);
  const { data } = useQuery({ ...likedQuery(store.id), enabled: isMember });
  const like = useLike(store.id);
  return (
    <>
      <LikeButton
        label={t('shop.like')}
        isLiked={isMember && (data?.isLike ?? store.isLike)}
        like={like}
      />
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
