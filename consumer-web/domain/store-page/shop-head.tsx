import './shop-head.css';
import { distance } from '#shared/format/distance.ts';
import { saleCount } from '#shared/format/sale-count.ts';
import { storeDeliveryType } from '#shared/codes/delivery-type.ts';
import { client, pictureUrl } from '../../lib/api/api.ts';
import type { Way } from '#shared/cart/delivery-mode.ts';
import { useT } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icons.tsx';
import { useHeadingFocus } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { deliveryThreshold, pickupThreshold } from '#shared/cart/threshold.ts';
import type { StorePage } from '../cart/cart-shop.ts';
import { serviceFeesOf } from '../cart/cart-price.ts';
import type { CartActions } from '../cart/use-cart-actions.ts';
import type { StoreCart } from '../cart/use-store-cart.ts';
import { usePlace } from '../place/place.ts';
import { money } from '../cart/cart-words.ts';
import { doorWords, pausedWayWords } from './door-words.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { PlaceQuestion } from './place-question.tsx';

const Facts = ({ store, way, terms }: Pick<Props, 'store' | 'way' | 'terms'>) => {
  const t = useT();
  const threshold = way === 'pickup' ? pickupThreshold(store) : deliveryThreshold(store);
  const isPlaceKnown = usePlace((state) => state.status === 1);
  const fee =
    terms === null
      ? ''
      : !isPlaceKnown
        ? t('shop.feeByPlace')
        : terms.feeCents === 0
          ? t('shop.feeFree')
          : t('shop.fee', { amount: money(terms.feeCents) });
  return (
    <>
      <p className="shop-head__facts num">
        {store.score === null ? (
          <span>{t('shop.scoreNone')}</span>
        ) : (
          <span className="shop-head__score">
            <Glyph name="star" size={14} isFull />
            <span aria-hidden="true">{store.score.toFixed(1)}</span>
            <span className="unseen">
              {t('shop.score', { score: store.score.toFixed(1), count: store.ratingCount })}
            </span>
          </span>
        )}
        {store.saleQtyTotal > 0 && (
          <span>{t('shop.sold', { text: saleCount(store.saleQtyTotal) })}</span>
        )}
        {isPlaceKnown && <span>{distance(store.distance)}</span>}
      </p>
      <p className="shop-head__facts num">
        {way === 'delivery' && fee !== '' && <span>{fee}</span>}
        {serviceFeesOf(store, way).map(({ kind, name, amount }) => (
          <span key={kind}>
            {name} +{money(amount)}
          </span>
        ))}
        <span>
          {threshold === 0
            ? t('shop.noThreshold')
            : t(way === 'pickup' ? 'shop.thresholdPickup' : 'shop.threshold', {
                amount: money(threshold),
              })}
        </span>
        {way === 'delivery' && storeDeliveryType.nameOf(store.deliveryType) === 'merchant' && (
          <span>{t('shop.ownDelivery')}</span>
        )}
      </p>
      {way === 'delivery' && isPlaceKnown && terms?.text && terms.feeCents > 0 && (
        <p className="shop-head__save">{t(terms.text.key, terms.text.params)}</p>
      )}
    </>
  );
};

/** Why one cannot simply order here, if so. */
const Warning = ({ store, way }: { store: StorePage; way: Way }) => {
  const t = useT();
  const door = doorWords(store, client.now(), t);
  const isPlaceKnown = usePlace((state) => state.status === 1);
  const reach =
    way === 'delivery' && store.delivery && !isPlaceKnown
      ? null
      : way === 'delivery' && store.outOfRange
        ? t(store.enableAskfor ? 'shop.outOfRange' : 'shop.outOfRangeOnly')
        : store.delivery
          ? null
          : t('shop.pickupOnly');
  const paused = pausedWayWords(store, t);
  return [door, paused ?? (reach === null ? [] : [reach])]
    .filter((clauses) => clauses.length > 0)
    .map((clauses) => (
      <p key={clauses[0]} className="shop-head__warning">
        <Icon name="clock" size={18} />
        <span>
          {clauses.map((clause, place) => (
            <span key={clause} className="shop-head__clause">
              {clause}
              {place < clauses.length - 1 && ' ·\u00a0'}
            </span>
          ))}
        </span>
      </p>
    ));
};

const Ways = ({ store, way, onWay }: { store: StorePage; way: Way; onWay: (way: Way) => void }) => {
  const t = useT();
  if (!store.delivery || !store.enableAskfor) return null;
  const minutes = { delivery: store.deliveryMinutes, pickup: store.prepMinutes };
  return (
    <div className="shop-ways" role="group" aria-label={t('shop.way')}>
      {(['delivery', 'pickup'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="shop-ways__way"
          aria-pressed={way === one}
          onClick={() => onWay(one)}
        >
          <span>{t(`shop.way.${one}`)}</span>
          <span className="num">{t('shop.minutes', { count: minutes[one] })}</span>
        </button>
      ))}
    </div>
  );
};

type Props = {
  store: StorePage;
  way: Way;
  terms: StoreCart['terms'];
  onWay: CartActions['setWay'];
};

/** The store's picture, name and terms for the guest's place. */
export const ShopHead = ({ store, way, terms, onWay }: Props) => {
  const isPlaceKnown = usePlace((state) => state.status === 1);
  const isPlaceAsked = way === 'delivery' && store.delivery && !isPlaceKnown;
  return (
    <section className="shop-head" aria-labelledby="shop-name">
      <div className="shop-head__banner">
        <Picture
          src={pictureUrl(store.bannerImg || store.thumbnailHead)}
          alt=""
          ratio={2.2}
          width={390}
          isEager
        />
      </div>
      <div className="shop-head__card">
        <div className="shop-head__top">
          <div className="shop-head__sign">
            <Picture src={pictureUrl(store.thumbnailHead)} alt="" ratio={1} width={120} isEager />
          </div>
          <div className="shop-head__words">
            <h1 id="shop-name" className="shop-head__name" tabIndex={-1} ref={useHeadingFocus()}>
              {store.storeName}
            </h1>
            <Facts store={store} way={way} terms={terms} />
          </div>
        </div>
        <Ways store={store} way={way} onWay={onWay} />
        <Warning store={store} way={way} />
        {isPlaceAsked && <PlaceQuestion />}
      </div>
    </section>
  );
};
