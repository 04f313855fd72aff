import { useInfiniteQuery } from '@tanstack/react-query';
import { amount } from '#shared/format/money.ts';
import { saleCount } from '#shared/format/sale-count.ts';
import type { Point } from '#shared/geo/distance.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { joinPath } from '#shared/routes/query.ts';
import { client, pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { rowsOf } from '../../../../lib/api/paging.ts';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Price, WasPrice } from '../../../../ui/price.tsx';
import { dishesQuery } from '../queries.ts';
import type { FoundDish } from '../../../../domain/store/model.ts';
import { useProductEvents } from '../../../../domain/store/shop-events.ts';
import { stateWords } from '../../../../domain/store/store-words.ts';
import { NothingFound } from './nothing-found.tsx';
import { StoreSkeletons } from '../../../../domain/store/store-skeletons.tsx';
import { Way } from '../../../../domain/store/store-card.tsx';
import { Link } from '../../../../ui/link.tsx';

/** One dish: its price, what it costs at the door with all, and the store that makes it. */
const DishCard = ({ dish }: { dish: FoundDish }) => {
  const t = useT();
  const { store } = dish;
  const state = stateWords(store, client.now(), t);
  const events = useProductEvents({ storeId: store.storeId, productId: dish.productId });
  return (
    <Link
      {...events}
      className={`store${state?.tone === 'quiet' ? ' store--shut' : ''}`}
      to={joinPath('/store', { id: store.storeId, productId: dish.productId })}
    >
      <div className="store__picture">
        <Picture src={pictureUrl(dish.imgUrl)} alt="" ratio={1} width={176} />
      </div>
      <div className="store__body">
        <h3 className="store__name">{dish.productName}</h3>
        <p className="dish__cost">
          <Price value={dish.price} />
          {dish.originalPrice !== null && (
            <WasPrice value={dish.originalPrice} label={t('home.was')} />
          )}
          {dish.allInPrice !== null && (
            <span className="dish__all num">
              {t('search.allIn', { amount: amount(toDollars(dish.allInPrice)) })}
            </span>
          )}
        </p>
        <p className="store__terms num">
          {dish.saleQtyTotal > 0 && (
            <span>{t('home.sold', { text: saleCount(dish.saleQtyTotal) })}</span>
          )}
          {store.deliveryFee === null ? (
            <span>{t(store.isFaraway ? 'home.tooFar' : 'home.pickupOnly')}</span>
          ) : (
            <span>
              {store.deliveryFee === 0
                ? t('home.feeFree')
                : t('home.fee', { amount: amount(toDollars(store.deliveryFee)) })}
            </span>
          )}
        </p>
        <p className="dish__store">
          <span>{store.storeName}</span>
          <Way store={store} />
        </p>
        {dish.saleHours?.isOff && (
          <p className="store__state store__state--quiet num">
            {t('search.onlyAt', { hours: dish.saleHours.words })}
          </p>
        )}
        {state && <p className={`store__state store__state--${state.tone}`}>{state.text}</p>}
      </div>
    </Link>
  );
};

/** Dishes of all stores that were found. */
export const DishList = ({ at, keyword, sort }: { at: Point; keyword: string; sort: number }) => {
  const t = useT();
  const list = useInfiniteQuery(dishesQuery(at, keyword, sort));
  const rows = rowsOf(list.data?.pages, (dish) => `${dish.store.storeId}.${dish.productId}`);
  return (
    <PagedList
      pages={list}
      isEmpty={rows.length === 0}
      empty={<NothingFound at={at} title={t('search.noDishes', { keyword })} />}
      skeleton={<StoreSkeletons />}
    >
      <ul className="stores" aria-busy={list.isFetching}>
        {rows.map((dish) => (
          <li key={`${dish.store.storeId}.${dish.productId}`}>
            <DishCard dish={dish} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};
