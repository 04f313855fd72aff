import '../../../domain/store/stores.css';
import '../deals.css';
import { MINUTE } from '#shared/kernel/time.ts';
import { distance } from '#shared/format/distance.ts';
import { price } from '#shared/format/money.ts';
import { saleCount } from '#shared/format/sale-count.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { ExplosiveLabel } from '#shared/voucher/explosive-label.ts';
import { useProductEvents } from '../../../domain/store/shop-events.ts';
import { Star } from '../../../domain/store/star.tsx';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price, WasPrice } from '../../../ui/price.tsx';
import { discount } from '../discount.ts';
import type { FoundDeal } from '../find/model.ts';
import type { ProductCard } from '../model.ts';
import { faceOf } from '../sale/sale.ts';
import { openStateWords } from '../store-page/words.ts';
import { ComboRibbon } from './combo-label.tsx';
import { DiscountTag } from './discount-tag.tsx';
import { Link } from '../../../ui/link.tsx';

const StoreLine = ({ deal }: { deal: ProductCard }) => {
  const t = useT();
  return (
    <p className="deal__store">
      {deal.storeId === null ? (
        <span className="deal__store-name">{deal.storeName}</span>
      ) : (
        <Link
          className="deal__store-name deal__store-link"
          to={href(consumerRoutes.groupStore, { id: deal.storeId })}
        >
          {deal.storeName}
        </Link>
      )}
      {deal.storeCount > 1 && <span>{t('deal.stores', { count: deal.storeCount })}</span>}
    </p>
  );
};

/** Whether the store is open, or when it opens. */
const OpenLine = ({ deal }: { deal: Pick<FoundDeal, 'openState' | 'nextOpen'> }) => {
  const t = useT();
  const now = useNow(MINUTE);
  return (
    <p className="deal__open">
      <span className={deal.openState === 'OPEN' ? 'deal__open--now' : undefined}>
        {openStateWords(deal, now, t)}
      </span>
    </p>
  );
};

type Props = {
  /** In a list near a place also whether its store is open. */
  deal: ProductCard | FoundDeal;
  isEager: boolean;
  /** On the page of its store: neither its name nor its distance is repeated. */
  isAtStore?: boolean;
  /** What one piece costs with the best coupon. */
  offerPrice?: Cents | undefined;
  /** That combo coupons count on it. */
  comboLabel?: ExplosiveLabel | undefined;
};

/** One deal in a list: all of it opens the deal, but for the name of its store. */
export const DealCard = ({ deal, isEager, isAtStore = false, offerPrice, comboLabel }: Props) => {
  const t = useT();
  const face = faceOf(deal, useNow(MINUTE));
  const off = discount(face.price, face.was);
  const events = useProductEvents({ storeId: deal.storeId ?? '', productId: deal.productId });
  return (
    <article className={`deal${deal.sellout ? ' deal--out' : ''}`}>
      <div className="deal__picture">
        <Picture src={pictureUrl(deal.productImg)} alt="" ratio={1} width={240} isEager={isEager} />
        {off !== null && (
          <span className="deal__off">
            <DiscountTag off={off} />
          </span>
        )}
        {deal.sellout ? (
          <span className="deal__out">{t('deal.soldOut')}</span>
        ) : (
          <ComboRibbon label={comboLabel} />
        )}
      </div>
      <div className="deal__body">
        <h3 className="deal__name">
          <Link
            {...events}
            className="deal__link"
            to={href(consumerRoutes.groupProductDetail, { productId: deal.productId })}
          >
            {deal.productName}
          </Link>
        </h3>
        {!isAtStore && <StoreLine deal={deal} />}
        {'openState' in deal && <OpenLine deal={deal} />}
        <p className="deal__facts num">
          {deal.score !== null && (
            <span className="store__score">
              <Star />
              {deal.score.toFixed(1)}
              <span className="unseen">
                {t('groupStore.score', { score: deal.score.toFixed(1) })}
              </span>
            </span>
          )}
          {!isAtStore && (
            <span className="deal__place">
              <Icon name="pin" size={14} />
              {distance(deal.distance)}
            </span>
          )}
          {deal.saleQtyTotal > 0 && (
            <span>{t('deal.sold', { text: saleCount(deal.saleQtyTotal) })}</span>
          )}
          {deal.timesTotal > 1 && (
            <span className="tag">{t('deal.uses', { count: deal.timesTotal })}</span>
          )}
        </p>
        <p className="deal__price">
          <Price value={face.price} />
          {off !== null && <WasPrice value={face.was} label={t('deal.was')} />}
          {face.isFlash && <span className="tag tag--bad">{t('sale.tag')}</span>}
          {deal.bulk !== null && (
            <span className="tag num">
              {t('sale.bulk', { count: deal.bulk.fromQuantity, price: price(deal.bulk.price) })}
            </span>
          )}
          {offerPrice !== undefined && !deal.sellout && (
            <span className="tag tag--deal num">
              {t('deal.withOffer', { price: price(offerPrice) })}
            </span>
          )}
        </p>
      </div>
    </article>
  );
};
