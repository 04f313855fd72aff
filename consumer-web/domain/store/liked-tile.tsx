import './good-card.css';
import './liked.css';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { distance } from '#shared/format/distance.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { client, pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Picture } from '../../ui/picture.tsx';
import type { LikedStore } from './model.ts';
import { feeWords, stateWords } from './store-words.ts';
import { useShopEvents } from './shop-events.ts';
import { Star } from './star.tsx';
import { Link } from '../../ui/link.tsx';

/** A favourite store: what it is, how long and how far, what the way costs, and whether it takes orders now. */
export const LikedTile = ({ store, kind }: { store: LikedStore; kind: StoreKind }) => {
  const t = useT();
  const state = stateWords(store, client.now(), t);
  const events = useShopEvents(store.id);
  return (
    <Link
      {...events}
      className="good-card liked"
      to={storePath(kind, store.id)}
      data-testid={`liked-${store.id}`}
    >
      <span className="liked__picture">
        <Picture src={pictureUrl(store.thumbnailHead)} alt="" ratio={4 / 3} width={280} />
        {state && <span className="liked__state">{state.text}</span>}
      </span>
      <span className="good-card__name">{store.storeName}</span>
      <span className="good-card__facts num">
        {store.score !== null && (
          <span className="store__score">
            <Star />
            {store.score.toFixed(1)}
          </span>
        )}
        {store.deliveryFee !== null && <span>{t('home.minutes', { count: store.minutes })}</span>}
        <span>{distance(store.distance)}</span>
        <span>{feeWords(store, t)}</span>
      </span>
    </Link>
  );
};
