import { memo } from 'react';
import { distance } from '#shared/format/distance.ts';
import { amount } from '#shared/format/money.ts';
import { saleCount } from '#shared/format/sale-count.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { toDollars, type Cents } from '#shared/kernel/money.ts';
import { client, pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Dish, StoreCard as Store } from './model.ts';
import { useShopEvents } from './shop-events.ts';
import { feeWords, stateWords } from './store-words.ts';
import { Star } from './star.tsx';
import { Link } from '../../ui/link.tsx';

/** Labels beyond these would be a second list. */
const LABELS = 4;

const NONE: readonly Dish[] = [];

const dollars = (value: Cents): string => amount(toDollars(value));

/** What it takes to have it brought: fees, threshold, and what one usually spends. */
const Terms = ({ store }: { store: Store }) => {
  const t = useT();
  const { deliveryFee } = store;
  return (
    <p className="store__terms num">
      <span
        className={
          deliveryFee === null ? undefined : deliveryFee === 0 ? 'store__free' : 'store__fee'
        }
      >
        {feeWords(store, t)}
      </span>
      {store.serviceText !== '' && <span className="store__fee">{store.serviceText}</span>}
      {deliveryFee !== null && (
        <span>{t('home.threshold', { amount: dollars(store.sendPrice) })}</span>
      )}
      {store.perCapita !== null && (
        <span>{t('home.perCapita', { amount: Math.round(toDollars(store.perCapita)) })}</span>
      )}
    </p>
  );
};

/** How long until it is here, and how far away it is made. */
export const Way = ({ store }: { store: Store }) => {
  const t = useT();
  return (
    <span className="store__way num">
      {store.deliveryFee !== null && <b>{t('home.minutes', { count: store.minutes })}</b>}
      <span>{distance(store.distance)}</span>
    </span>
  );
};

const Facts = ({ store }: { store: Store }) => {
  const t = useT();
  return (
    <p className="store__facts num">
      {store.score === null ? (
        <span>{t('home.scoreNone')}</span>
      ) : (
        <span className="store__score">
          <Star />
          {store.score.toFixed(1)}
          <span className="unseen">{t('home.score', { score: store.score.toFixed(1) })}</span>
        </span>
      )}
      {store.saleQtyTotal > 0 && (
        <span>{t('home.sold', { text: saleCount(store.saleQtyTotal) })}</span>
      )}
      <Way store={store} />
    </p>
  );
};

const Labels = ({ store }: { store: Store }) => {
  const texts = [
    ...(store.deliveryText === '' ? [] : [{ text: store.deliveryText, tone: 'offer' as const }]),
    ...store.labels,
  ];
  if (texts.length === 0) return null;
  return (
    <ul className="store__labels">
      {texts.slice(0, LABELS).map(({ text, tone }) => (
        <li key={text} className={`store__label store__label--${tone}`}>
          {text}
        </li>
      ))}
    </ul>
  );
};

const Dishes = ({ dishes }: { dishes: readonly Dish[] }) => (
  <ul className="store__dishes">
    {dishes.map((dish) => (
      <li key={dish.productId} className="store__dish">
        <Picture src={pictureUrl(dish.imgUrl)} alt="" ratio={1} width={160} />
        <span className="store__dish-name">{dish.productName}</span>
        <span className="store__dish-price num">${dollars(dish.price)}</span>
      </li>
    ))}
  </ul>
);

/** One store in a list; the whole card opens it. It shows what an order costs here, and how long it takes. */
export const StoreCard = memo(
  ({
    store,
    isAd = false,
    dishes = NONE,
    isEager = false,
    path = storePath('takeout', store.storeId),
  }: {
    store: Store;
    isAd?: boolean;
    dishes?: readonly Dish[];
    isEager?: boolean;
    path?: string;
  }) => {
    const t = useT();
    const state = stateWords(store, client.now(), t);
    const events = useShopEvents(store.storeId);
    return (
      <Link
        {...events}
        className={`store${state?.tone === 'quiet' ? ' store--shut' : ''}`}
        to={path}
        data-testid={`store-${store.storeId}`}
      >
        <div className="store__picture">
          <Picture src={pictureUrl(store.imgUrl)} alt="" ratio={1} width={176} isEager={isEager} />
        </div>
        <div className="store__body">
          <div className="store__head">
            <h3 className="store__name">{store.storeName}</h3>
            {store.qualityDelivery && <span className="tag tag--warn">{t('home.quality')}</span>}
            {store.isNew && <span className="tag tag--good">{t('home.new')}</span>}
            {isAd && <span className="store__ad">{t('home.ad')}</span>}
          </div>
          <Facts store={store} />
          <Terms store={store} />
          {state && <p className={`store__state store__state--${state.tone}`}>{state.text}</p>}
          <Labels store={store} />
          {dishes.length > 0 && <Dishes dishes={dishes} />}
        </div>
      </Link>
    );
  },
);
StoreCard.displayName = 'StoreCard';
