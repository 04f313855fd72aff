import '../../../domain/store/stores.css';
import './flash.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { dayOf } from '#shared/kernel/time.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { GoodsBones } from '../../../domain/market/goods-grid.tsx';
import { usePlace } from '../../../domain/place/place.ts';
import { useLocate } from '../../../domain/place/use-locate.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { ListState } from '../../../ui/list-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { chosenInterval, flashKey, flashState, type FlashInterval } from './flash.ts';
import { FlashGoods } from './parts/flash-goods.tsx';
import { FlashHours } from './parts/flash-hours.tsx';
import { flashHoursQuery } from './queries.ts';

/** The interval in the address, so that going back finds it (decision P2). */
const useWanted = (): readonly [string, (interval: FlashInterval) => void] => {
  const [query, setQuery] = useSearchParams();
  const wanted = flashKey({
    day: (query.get('day') ?? '') as FlashInterval['day'],
    subId: query.get('subId') ?? '',
  });
  const setWanted = ({ subId, day }: FlashInterval): void => {
    setQuery({ subId, day }, { replace: true, preventScrollReset: true });
  };
  return [wanted, setWanted];
};

const Nothing = () => {
  const t = useT();
  return (
    <StateView title={t('market.flash.none')} text={t('market.flash.noneText')}>
      <Link className="button-link" to={consumerRoutes.marketIndex.path}>
        {t('title.marketIndex')}
      </Link>
    </StateView>
  );
};

const Bones = () => (
  <>
    <div className="mkf-flash">
      <Skeleton height={103} />
    </div>
    <GoodsBones />
  </>
);

/** The flash sales of the supermarkets near by, today and the next day (decision P10). */
export const MarketFlashScreen = () => {
  const t = useT();
  const { lat, lon } = usePlace((state) => state.spot);
  const now = useNow();
  useLocate(true);
  const [wanted, setWanted] = useWanted();
  const query = useQuery(flashHoursQuery({ lat, lon }, dayOf(now)));
  const intervals = query.data?.result ?? [];
  const chosen = chosenInterval(intervals, wanted, now);
  return (
    <Page title={t('title.marketSeckill')} isBare backPath={consumerRoutes.marketIndex.path}>
      <ListState
        query={query}
        isEmpty={intervals.length === 0}
        empty={<Nothing />}
        skeleton={<Bones />}
      >
        {chosen && (
          <>
            <FlashHours intervals={intervals} chosen={chosen} now={now} onChoose={setWanted} />
            <FlashGoods
              lat={lat}
              lon={lon}
              day={chosen.day}
              subId={chosen.subId}
              state={flashState(chosen, now)}
            />
          </>
        )}
      </ListState>
    </Page>
  );
};
