import { useQuery } from '@tanstack/react-query';
import { memo, useCallback } from 'react';
import type { Day } from '#shared/kernel/time.ts';
import type { MarketGood } from '../../../../domain/market/good.ts';
import { GoodsBones, GoodsGrid } from '../../../../domain/market/goods-grid.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { ListState } from '../../../../ui/list-state.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import type { FlashState } from '../flash.ts';
import { flashGoodsQuery } from '../queries.ts';

type Props = { lat: number; lon: number; day: Day; subId: string; state: FlashState };

/** The goods of one interval, with the pieces that are left of each; sold-out ones come last. */
export const FlashGoods = memo(({ lat, lon, ...interval }: Props) => {
  const t = useT();
  const query = useQuery(flashGoodsQuery({ lat, lon }, interval));
  const noteOf = useCallback(
    ({ seckill, sellout }: MarketGood): string | null =>
      seckill !== null && seckill.stock > 0 && !sellout
        ? t('market.flash.left', { count: seckill.stock })
        : null,
    [t],
  );
  const goods = query.data ?? [];
  return (
    <>
      <h2 className="unseen">{t('market.goods')}</h2>
      <ListState
        query={query}
        isEmpty={goods.length === 0}
        empty={<StateView title={t('market.flash.noGoods')} text={t('market.flash.noGoodsText')} />}
        skeleton={<GoodsBones />}
      >
        <GoodsGrid goods={goods} hasTop noteOf={noteOf} />
      </ListState>
    </>
  );
});
FlashGoods.displayName = 'FlashGoods';
