import './rail.css';
import './deal-card.css';
import type { Cents } from '#shared/kernel/money.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price, WasPrice } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Deal = {
  productName: string;
  imgUrl: string;
  price: Cents;
  originalPrice: Cents | null;
};
type Props = {
  deal: Deal;
  path: string;
  store: { storeName: string; minutes: number };
  isEager: boolean;
};

/** A product in a row of those that cost less just now. */
export const DealCard = ({ deal, path, store, isEager }: Props) => {
  const t = useT();
  return (
    <Link className="deal-card" to={path}>
      <Picture src={pictureUrl(deal.imgUrl)} alt="" ratio={1} width={232} isEager={isEager} />
      <span className="deal-card__name">{deal.productName}</span>
      <span className="deal-card__price">
        <Price value={deal.price} size="s" />
        {deal.originalPrice !== null && (
          <WasPrice value={deal.originalPrice} label={t('home.was')} />
        )}
      </span>
      <span className="deal-card__store num">
        {t('home.minutes', { count: store.minutes })} · {store.storeName}
      </span>
    </Link>
  );
};

/** The space of such a row while it loads. */
export const DealBones = () => (
  <div className="rail" aria-hidden="true">
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
