import './good-card.css';
import { storePath } from '#shared/jump/store-link.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Picture } from '../../ui/picture.tsx';
import type { StoreCard } from './model.ts';
import { feeWords } from './store-words.ts';
import { useShopEvents } from './shop-events.ts';
import { Star } from './star.tsx';
import { Link } from '../../ui/link.tsx';

/** A store in a row of stores. */
export const GoodCard = ({
  store,
  path = storePath('takeout', store.storeId),
}: {
  store: StoreCard;
  path?: string;
}) => {
  const t = useT();
  const events = useShopEvents(store.storeId);
  return (
    <Link {...events} className="good-card" to={path}>
      <Picture src={pictureUrl(store.imgUrl)} alt="" ratio={4 / 3} width={280} />
      <span className="good-card__name">{store.storeName}</span>
      <span className="good-card__facts num">
        {store.score !== null && (
          <span className="store__score">
            <Star />
            {store.score.toFixed(1)}
          </span>
        )}
        {store.deliveryFee !== null && <span>{t('home.minutes', { count: store.minutes })}</span>}
        <span>{feeWords(store, t)}</span>
      </span>
    </Link>
  );
};
