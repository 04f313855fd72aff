import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { ShareSheetButton } from '../../../../domain/share/share-button.tsx';
import { LikeButton } from '../../../../domain/store-page/store-bar.tsx';
import { useLiking } from '../../../../domain/store-page/use-liking.ts';
import { randomText } from '../../../../lib/api/random.ts';
import { useT } from '../../../../lib/i18n.ts';
import type { StorePage } from '../model.ts';
import { api } from '../api.ts';
import { storeLikeQuery } from '../queries.ts';

/** Likes and shares a store. */
export const StoreActions = ({ page: { storeInfo, isLike } }: { page: StorePage }) => {
  const t = useT();
  const liking = useLiking({
    subject: { storeId: storeInfo.id },
    query: storeLikeQuery(storeInfo.id),
    isLikedBefore: isLike,
    // a key for each press: the answer to an older one may not come back for a newer one
    write: (wanted) =>
      api.groupStoreLikeAdd({ id: storeInfo.id, isLike: wanted }, { key: randomText(16) }),
  });
  return (
    <>
      <LikeButton label={t('groupStore.like')} {...liking} />
      <ShareSheetButton
        label={t('groupStore.share')}
        share={{
          title: storeInfo.storeName,
          text: t('groupStore.shareText', { name: storeInfo.storeName }),
          path: href(consumerRoutes.groupStore, { id: storeInfo.id }),
          picture: storeInfo.thumbnailHead,
          subject: { storeId: storeInfo.id },
          poster: { kind: 'store', place: storeInfo.address },
        }}
      />
    </>
  );
};
