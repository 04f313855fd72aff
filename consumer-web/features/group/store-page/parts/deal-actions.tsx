import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { LikeButton, ShareButton } from '../../../../domain/store-page/store-bar.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import type { ProductDetail } from '../../model.ts';
import { useLikeDeal } from '../mutations.ts';
import { dealLikeQuery } from '../queries.ts';

/** Likes and shares a deal. */
export const DealActions = ({ product }: { product: ProductDetail }) => {
  const t = useT();
  const isMember = useSession((state) => state.token !== null);
  const { data } = useQuery({ ...dealLikeQuery(product.productId), enabled: isMember });
  const like = useLikeDeal(product.productId);
  return (
    <>
      <LikeButton
        label={t('groupStore.likeDeal')}
        isLiked={isMember && data?.isLike === true}
        like={like}
      />
      <ShareButton
        label={t('groupStore.shareDeal')}
        card={{
          title: product.productName,
          text: t('groupStore.shareDealText', { name: product.productName }),
          path: href(consumerRoutes.groupProductDetail, { productId: product.productId }),
          picture: product.productImg,
          subject: { productId: product.productId },
        }}
      />
    </>
  );
};
