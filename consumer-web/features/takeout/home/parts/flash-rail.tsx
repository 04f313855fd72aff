import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Point } from '#shared/geo/distance.ts';
import { joinPath } from '#shared/routes/query.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Price, WasPrice } from '../../../../ui/price.tsx';
import { dealsOf, FIRST_DEALS, type Deal } from '../first-screen.ts';
import { dealsQuery } from '../queries.ts';
import { PartFailed } from './part-failed.tsx';
import { Link } from '../../../../ui/link.tsx';

const dishPath = (storeId: string, productId: string): string =>
  joinPath('/store', { id: storeId, productId });

const DealCard = ({ deal: { dish, store }, isEager }: { deal: Deal; isEager: boolean }) => {
  const t = useT();
  return (
    <Link className="deal-card" to={dishPath(store.storeId, dish.productId)}>
      <Picture src={pictureUrl(dish.imgUrl)} alt="" ratio={1} width={232} isEager={isEager} />
      <span className="deal-card__name">{dish.productName}</span>
      <span className="deal-card__price">
        <Price value={dish.price} size="s" />
        {dish.originalPrice !== null && (
          <WasPrice value={dish.originalPrice} label={t('home.was')} />
        )}
      </span>
      <span className="deal-card__store num">
        {t('home.minutes', { count: store.minutes })} · {store.storeName}
      </span>
    </Link>
  );
};

const FlashBones = () => (
  <div className="rail rail--flash" aria-hidden="true">
    <div className="rail__head">
      <Skeleton height={22} width="30%" />
    </div>
    <ul className="rail__row">
      {[0, 1, 2, 3].map((place) => (
        <li key={place}>
          <div className="deal-card">
            <Skeleton height={116} radius={12} />
            <span className="deal-card__name">
              <Skeleton height={16} width="80%" />
            </span>
            <Skeleton height={20} width="50%" />
            <Skeleton height={18} width="90%" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);

const Deals = ({ deals }: { deals: readonly Deal[] }) => {
  // the others are drawn a moment later
  const drawn = useDeferredValue(deals.length, FIRST_DEALS);
  return (
    <ul className="rail__row">
      {deals.slice(0, drawn).map((deal, index) => (
        <li key={`${deal.store.storeId}.${deal.dish.productId}`}>
          <DealCard deal={deal} isEager={index < FIRST_DEALS} />
        </li>
      ))}
    </ul>
  );
};

/** Dishes near by that cost less just now. */
export const FlashRail = ({ at }: { at: Point }) => {
  const t = useT();
  const { data, isPending } = useQuery(dealsQuery(at));
  if (isPending) return <FlashBones />;
  if (!data) return <PartFailed name={t('home.flash')} />;
  if (data.result.length === 0) return null;
  return (
    <section className="rail rail--flash" aria-labelledby="flash-title">
      <div className="rail__head">
        <h2 className="rail__title" id="flash-title">
          {t('home.flash')}
        </h2>
        <span className="rail__text">{t('home.flashText')}</span>
      </div>
      <Deals deals={dealsOf(data.result)} />
    </section>
  );
};
