import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { ShareSheetButton } from '../../../../domain/share/share-button.tsx';
import { LikeButton } from '../../../../domain/store-page/store-bar.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import type { StorePage } from '../model.ts';
import { useLikeStore } from '../mutations.ts';
import { storeLikeQuery } from '../queries.ts';

/** Likes and shares a store. */
export const StoreActions = ({ page: { storeInfo, isLike } }: { page: StorePage }) => {
  const t = useT();
  const isMember = useSession((state) => state.token !== null);
  const { data } = useQuery({ ...storeLikeQuery(storeInfo.id), enabled: isMember });
  const like = useLikeStore(storeInfo.id);
  return (
    <>
      <LikeButton
        label={t('groupStore.like')}
        isLiked={isMember && (data?.isLike ?? isLike)}
        like={like}
      />
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
