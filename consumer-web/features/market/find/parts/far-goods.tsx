import { useInfiniteQuery } from '@tanstack/react-query';
import { goodsOf, GoodsGrid } from '../../../../domain/market/goods-grid.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { farGoodsQuery, type GoodsWanted } from '../queries.ts';

/** Goods that only supermarkets have which do not deliver to the place: after those that do, and marked as such (decision P29). */
export const FarGoods = ({ wanted }: { wanted: GoodsWanted }) => {
  const t = useT();
  const list = useInfiniteQuery(farGoodsQuery(wanted));
  const goods = goodsOf(list.data?.pages);
  if (goods.length === 0) return null;
  return (
    <section className="far" aria-labelledby="far-goods" data-testid="far-goods">
      <h2 className="far__title" id="far-goods">
        {t('market.farGoods')}
      </h2>
      <p className="far__text">{t('market.farGoodsText')}</p>
      <GoodsGrid goods={goods} isBusy={list.isFetching} />
      {list.hasNextPage && (
        <div className="mkf-more">
          <Button
            tone="quiet"
            isBusy={list.isFetchingNextPage}
            onPress={() => list.fetchNextPage()}
          >
            {t('market.farGoodsShow')}
          </Button>
        </div>
      )}
    </section>
  );
};
