import './find.css';
import '../../../domain/store/stores.css';
import { distance } from '#shared/format/distance.ts';
import { shortPrice } from '#shared/format/money.ts';
import { saleCount } from '#shared/format/sale-count.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { ExplosiveLabel } from '#shared/voucher/explosive-label.ts';
import { useProductEvents, useShopEvents } from '../../../domain/store/shop-events.ts';
import { Star } from '../../../domain/store/star.tsx';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { discount } from '../discount.ts';
import { DiscountTag } from '../parts/discount-tag.tsx';
import { openStateWords, perCapitaWords } from '../store-page/words.ts';
import type { FoundStore } from './model.ts';

const MINUTE_MS = 60_000;

const DealRow = ({ storeId, deal }: { storeId: string; deal: FoundStore['deals'][number] }) => {
  const t = useT();
  const events = useProductEvents({ storeId, productId: deal.productId });
  const off = discount(deal.price, deal.originalPrice);
  return (
    <Link
      {...events}
      className={`deal-shop__deal${deal.sellout ? ' deal-shop__deal--out' : ''}`}
      to={href(consumerRoutes.groupProductDetail, { productId: deal.productId })}
    >
      <b className="deal-shop__price num">{shortPrice(deal.price)}</b>
      <span className="deal-shop__deal-name">{deal.productName}</span>
      {deal.sellout ? (
        <span className="tag">{t('deal.soldOut')}</span>
      ) : (
        off !== null && <DiscountTag off={off} />
      )}
    </Link>
  );
};

const Facts = ({ store }: { store: FoundStore }) => {
  const t = useT();
  const now = useNow(MINUTE_MS);
  return (
    <>
      <p className="store__facts num">
        {store.score === null ? (
          <span>{t('groupStore.scoreNone')}</span>
        ) : (
          <span className="store__score">
            <Star />
            {store.score.toFixed(1)}
            <span className="unseen">
              {t('groupStore.score', { score: store.score.toFixed(1) })}
            </span>
          </span>
        )}
        {store.saleQtyTotal > 0 && (
          <span>{t('deal.sold', { text: saleCount(store.saleQtyTotal) })}</span>
        )}
        {store.perCapita !== null && <span>{perCapitaWords(store.perCapita, t)}</span>}
      </p>
      <p className="store__terms num">
        {store.classifyName !== '' && <span>{store.classifyName}</span>}
        <span className={store.openState === 'OPEN' ? 'deal-open' : undefined}>
          {openStateWords(store, now, t)}
        </span>
        <span className="store__way">{distance(store.distance)}</span>
      </p>
    </>
  );
};

type Props = { store: FoundStore; isEager: boolean; comboLabel: ExplosiveLabel | undefined };

/** A store with some of its deals: the card opens the store, each deal itself. */
export const StoreCard = ({ store, isEager, comboLabel }: Props) => {
  const t = useT();
  const events = useShopEvents(store.storeId);
  const more = store.dealCount - store.deals.length;
  return (
    <article className="deal-shop">
      <div className="deal-shop__head">
        <div className="store__picture">
          <Picture
            src={pictureUrl(store.thumbnailHead)}
            alt=""
            ratio={1}
            width={160}
            isEager={isEager}
          />
        </div>
        <div className="store__body">
          <h3 className="store__name">
            <Link
              {...events}
              className="deal-shop__link"
              to={href(consumerRoutes.groupStore, { id: store.storeId })}
            >
              {store.storeName}
            </Link>
          </h3>
          <Facts store={store} />
          {(store.labels.length > 0 || comboLabel !== undefined) && (
            <ul className="store__labels">
              {comboLabel !== undefined && (
                <li className="store__label store__label--offer num" data-testid="combo-label">
                  {t(comboLabel.key, comboLabel.params)}
                </li>
              )}
              {store.labels.map(({ id, name }) => (
                <li key={id} className="store__label store__label--plain">
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <ul className="deal-shop__deals">
        {store.deals.map((deal) => (
          <li key={deal.productId}>
            <DealRow storeId={store.storeId} deal={deal} />
          </li>
        ))}
        {more > 0 && (
          <li className="deal-shop__more num">{t('deal.moreDeals', { count: more })}</li>
        )}
      </ul>
    </article>
  );
};
