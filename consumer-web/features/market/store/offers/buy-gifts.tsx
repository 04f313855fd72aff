import './offers.css';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../../lib/i18n.ts';
import type { BuyGift } from './model.ts';
import { buyGiftsQuery } from './queries.ts';

type Limit = BuyGift['limits'][number];

/** What one gets with pieces of a product: nothing where there is nothing to get. */
export const BuyGifts = ({ storeId, productId }: { storeId: string; productId: string }) => {
  const t = useT();
  const { data: activities = [] } = useQuery(buyGiftsQuery(storeId, productId));
  const textOf = ({ limitQuantity, isDouble, isWhatever, gifts }: Limit): string => {
    const names = gifts.map(({ productName, giftQuantity, left }) =>
      left === 0
        ? t('mkStore.gift.gone', { name: productName })
        : `${productName} ×${giftQuantity}`,
    );
    const params = { count: limitQuantity, gifts: names.join(t('mkStore.gift.comma')) };
    if (isWhatever) return t('mkStore.gift.pick', params);
    return t(isDouble ? 'mkStore.gift.each' : 'mkStore.gift.once', params);
  };
  if (activities.length === 0) return null;
  return (
    <ul className="mk-gifts" data-testid="buy-gifts">
      {activities.flatMap(({ activityId, limits }) =>
        limits.map((limit) => (
          <li key={`${activityId}/${limit.limitQuantity}`}>
            <span className="tag tag--deal">{t('mkStore.gift')}</span> {textOf(limit)}
          </li>
        )),
      )}
    </ul>
  );
};
