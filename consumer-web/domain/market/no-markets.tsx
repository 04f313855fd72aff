import './goods.css';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { PlaceButton } from '../place/place-button.tsx';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { StateView } from '../../ui/state-view.tsx';

/** Why nothing can be had: no goods in the area, no supermarket that delivers, or one that left. */
export const REASONS = ['area', 'store', 'gone'] as const;
export type Reason = (typeof REASONS)[number];

/** Nothing can be had here, and what to do about it (decision P1). */
export const NoMarkets = ({ why }: { why: Reason }) => {
  const t = useT();
  return (
    <>
      <StateView title={t(`market.empty.${why}`)} text={t(`market.empty.${why}Text`)}>
        {why === 'gone' && (
          <Link className="button-link" to={consumerRoutes.marketNear.path}>
            {t('market.empty.near')}
          </Link>
        )}
      </StateView>
      {why !== 'gone' && (
        <div className="mkg-place">
          <PlaceButton label={t('home.place')} title={t('home.placeTitle')} />
        </div>
      )}
    </>
  );
};
