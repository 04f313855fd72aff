import { useInfiniteQuery } from '@tanstack/react-query';
import type { MarketGood } from '../../../../../domain/market/good.ts';
import { GoodsBones, goodsOf, GoodsGrid } from '../../../../../domain/market/goods-grid.tsx';
import { usePlace } from '../../../../../domain/place/place.ts';
import { useT } from '../../../../../lib/i18n.ts';
import { PagedList } from '../../../../../ui/paged-list.tsx';
import { StateView } from '../../../../../ui/state-view.tsx';
import { zoneGoodsQuery } from '../queries.ts';

/** Goods at the price for new users, from the supermarkets near by. */
export const ZoneGoods = ({ userId, zoneId }: { userId: string; zoneId: string }) => {
  const t = useT();
  const { lat, lon } = usePlace((state) => state.spot);
  const list = useInfiniteQuery(zoneGoodsQuery(userId, zoneId, { lat, lon }));
  const goods = goodsOf(list.data?.pages);
  const noteOf = ({ welfare }: MarketGood): string | null =>
    welfare?.isLimitOrderBuyProduct === true
      ? t('zone.limit', { count: welfare.orderBuyProductLimit })
      : null;
  return (
    <section aria-labelledby="zone-goods">
      <h2 className="zone__title zone__title--goods" id="zone-goods">
        {t('zone.goods')}
      </h2>
      <PagedList
        pages={list}
        isEmpty={goods.length === 0}
        empty={<StateView title={t('zone.noGoods')} text={t('zone.noGoodsText')} />}
        skeleton={<GoodsBones />}
      >
        <GoodsGrid goods={goods} isBusy={list.isFetching} noteOf={noteOf} />
      </PagedList>
    </section>
  );
};
