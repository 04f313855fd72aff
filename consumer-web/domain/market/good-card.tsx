import './goods.css';
import { memo } from 'react';
import { saleCount } from '#shared/format/sale-count.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { needsAlcoholAge } from '#shared/validate/needs-alcohol-age.ts';
import { client, pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price, WasPrice } from '../../ui/price.tsx';
import { useProductEvents } from '../store/shop-events.ts';
import { stateWords } from '../store/store-words.ts';
import { goodPrice, type MarketGood } from './good.ts';

type Store = NonNullable<MarketGood['store']>;

/** `note`: what is said beside the price; without one, how many were sold. */
type Props = { good: MarketGood; store: Store; note?: string | null; isEager?: boolean };

/** Where it comes from: how soon, or why not. */
const StoreLine = ({ store }: { store: Store }) => {
  const t = useT();
  const state = stateWords(store, client.now(), t);
  const when =
    state?.text ??
    (store.deliveryFee === null
      ? t(store.isFaraway ? 'home.tooFar' : 'home.pickupOnly')
      : t('home.minutes', { count: store.minutes }));
  return (
    <span className="mkg-card__store">
      <span className="mkg-card__shop">{store.storeName}</span>
      <span className="num mkg-card__when">{when}</span>
    </span>
  );
};

/** What lowers a price, in words. */
const WORDS = { flash: 'home.flash', sale: 'market.sale', half: 'market.half' } as const;

const Signs = ({ good }: { good: MarketGood }) => {
  const t = useT();
  const { kind } = goodPrice(good);
  const hasAlcohol = needsAlcoholAge(good.alcoholPercent);
  if (kind === null && !hasAlcohol) return null;
  return (
    <span className="mkg-card__signs">
      {kind !== null && <span className="tag tag--deal">{t(WORDS[kind])}</span>}
      {hasAlcohol && <span className="tag tag--warn">{t('market.alcohol')}</span>}
    </span>
  );
};

const Facts = ({ good, note }: Pick<Props, 'good' | 'note'>) => {
  const t = useT();
  const { price, was } = goodPrice(good);
  const sold =
    good.saleQtyTotal > 0 ? t('home.sold', { text: saleCount(good.saleQtyTotal) }) : null;
  const beside = note ?? sold;
  const about = [good.goods?.unit, good.goods?.brandName].filter(Boolean).join(' · ');
  return (
    <>
      <span className="mkg-card__name">{good.productName}</span>
      <span className="mkg-card__about">{about}</span>
      <span className="mkg-card__price">
        <Price value={price} size="s" />
        {was !== null && <WasPrice value={was} label={t('home.was')} />}
        {beside !== null && <span className="num mkg-card__sold">{beside}</span>}
      </span>
    </>
  );
};

/** A product of a supermarket in a list of several; it opens at its store. */
export const GoodCard = memo(({ good, store, note = null, isEager = false }: Props) => {
  const t = useT();
  const { storeId } = store;
  const { productId } = good;
  const events = useProductEvents({ storeId, productId });
  return (
    <Link
      {...events}
      className={`mkg-card${good.sellout ? ' mkg-card--out' : ''}`}
      to={storePath('market', storeId, productId)}
      data-testid={`good-${productId}`}
    >
      <span className="mkg-card__picture">
        <Picture src={pictureUrl(good.imgUrl)} alt="" ratio={1} width={320} isEager={isEager} />
        <Signs good={good} />
        {good.sellout && <span className="mkg-card__out">{t('market.soldOut')}</span>}
      </span>
      <Facts good={good} note={note} />
      <StoreLine store={store} />
    </Link>
  );
});
GoodCard.displayName = 'GoodCard';
