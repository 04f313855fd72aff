import '../../../domain/store/stores.css';
import '../../../domain/store/promo.css';
import '../../../domain/search/search.css';
import './find.css';
import { usePlace } from '../../../domain/place/place.ts';
import { useLocate } from '../../../domain/place/use-locate.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { NoMarkets } from '../../../domain/market/no-markets.tsx';
import { LikedList } from '../../../domain/store/liked-list.tsx';
import { marketLikes } from '../../../domain/market/liked-markets.ts';
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx';
import { StoresList } from './parts/stores-list.tsx';
import { useAddress } from './use-address.ts';

const KINDS = ['near', 'liked'] as const;

/** All supermarkets around, by tag (decision P1), and the favourite ones (decision P20). */
export const MarketNearScreen = () => {
  const t = useT();
  const { lat, lon } = usePlace((state) => state.spot);
  useLocate(true);
  const [named, setKind] = useAddress('kind', 'near');
  const kind = KINDS.find((each) => each === named) ?? 'near';
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
      <ChoiceButtons
        label={t('title.marketNear')}
        names={KINDS}
        chosen={kind}
        textOf={(each) => t(each === 'liked' ? 'good.liked' : 'market.near')}
        onChoose={setKind}
        className="class-tabs"
        buttonClassName="plain class-tabs__one"
      />
      {kind === 'liked' ? (
        <LikedList likes={marketLikes} />
      ) : (
        <StoresList at={{ lat, lon }} empty={<NoMarkets why="store" />} />
      )}
    </Page>
  );
};
