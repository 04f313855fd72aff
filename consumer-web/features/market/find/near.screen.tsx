import '../../../domain/store/stores.css';
import '../../../domain/store/promo.css';
import './find.css';
import { usePlace } from '../../../domain/place/place.ts';
import { useLocate } from '../../../domain/place/use-locate.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { NoMarkets } from '../../../domain/market/no-markets.tsx';
import { StoresList } from './parts/stores-list.tsx';

/** All supermarkets around, by tag (decision P1). */
export const MarketNearScreen = () => {
  const t = useT();
  const { lat, lon } = usePlace((state) => state.spot);
  useLocate(true);
  return (
    <Page
      title={t('title.marketNear')}
      isBare
      backPath={consumerRoutes.marketIndex.path}
      end={
        <Link
          className="icon-button"
          to={consumerRoutes.marketSearch.path}
          aria-label={t('title.marketSearch')}
        >
          <Icon name="search" />
        </Link>
      }
    >
      <StoresList at={{ lat, lon }} empty={<NoMarkets why="store" />} />
    </Page>
  );
};
