import '../good-card.css';
import '../liked.css';
import { Link } from 'react-router-dom';
import { distance } from '#shared/format/distance.ts';
import { amount } from '#shared/format/money.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { client, pictureUrl } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { LikedStore } from '../model.ts';
import { stateWords } from '../store-words.ts';
import { Star } from './star.tsx';

/** A favourite store: what it is, how far, and whether it takes orders now. */
export const LikedTile = ({ store }: { store: LikedStore }) => {
  const t = useT();
  const state = stateWords(store, client.now(), t);
  return (
    <Link className="good-card liked" to={storePath('takeout', store.id)} data-testid={`liked-${store.id}`}>
      <span className="liked__picture"><Picture src={pictureUrl(store.thumbnailHead)} alt="" ratio={4 / 3} width={280} />{state && <span className="liked__state">{state.text}</span>}</span>
      <span className="good-card__name">{store.storeName}</span>
      <span className="good-card__facts num">
        {store.score !== null && <span className="store__score"><Star />{store.score.toFixed(1)}</span>}
        <span>{distance(store.distance)}</span>
        <span>{store.deliveryFee === 0 ? t('home.feeFree') : t('home.fee', { amount: amount(toDollars(store.deliveryFee)) })}</span>
      </span>
    </Link>
  );
};
