import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GoodsBones, goodsOf, GoodsGrid } from '../../../../domain/market/goods-grid.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { goodsQuery, type GoodsWanted } from '../queries.ts';
import { FarGoods } from './far-goods.tsx';

/** Goods that are brought to the place page by page, and then what only stores further away have. */
export const GoodsList = ({ wanted, empty }: { wanted: GoodsWanted; empty: ReactNode }) => {
  const t = useT();
  const list = useInfiniteQuery(goodsQuery(wanted));
  const goods = goodsOf(list.data?.pages);
  const hasEnded = list.data !== undefined && !list.hasNextPage;
  return (
    <>
      <h2 className="unseen">{t('market.goods')}</h2>
      <PagedList pages={list} isEmpty={goods.length === 0} empty={empty} skeleton={<GoodsBones />}>
        <GoodsGrid goods={goods} isBusy={list.isFetching} hasTop />
      </PagedList>
      {hasEnded && <FarGoods wanted={wanted} />}
    </>
  );
};
