import { useQuery } from '@tanstack/react-query';
import { isOutOfReach } from '#shared/geo/area.ts';
import type { Point } from '#shared/geo/distance.ts';
import { FarStores } from '../../../../domain/market/far-stores.tsx';
import { GoodsBones } from '../../../../domain/market/goods-grid.tsx';
import { NoMarkets } from '../../../../domain/market/no-markets.tsx';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Link } from '../../../../ui/link.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import { nearRailQuery } from '../queries.ts';

/** Supermarkets deliver to the place, and none has goods to sell now. */
const NoGoods = () => {
  const t = useT();
  return (
    <StateView title={t('market.noneNow')} text={t('market.noneNowText')}>
      <Link className="button-link" to={consumerRoutes.marketNear.path}>
        {t('market.empty.near')}
      </Link>
    </StateView>
  );
};

/** No goods are brought to the place: why, another address, and the supermarkets further away (decision P29). */
export const NothingHere = ({ at }: { at: Point }) => {
  const { data, isPending } = useQuery(nearRailQuery(at));
  if (isPending) return <GoodsBones />;
  if (data !== undefined && data.result.length > 0) return <NoGoods />;
  return (
    <>
      <NoMarkets why={isOutOfReach(at) ? 'area' : 'store'} />
      <FarStores at={at} />
    </>
  );
};
