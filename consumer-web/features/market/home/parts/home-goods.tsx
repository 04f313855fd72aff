import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Point } from '#shared/geo/distance.ts';
import { GoodsBones, goodsOf, GoodsGrid } from '../../../../domain/market/goods-grid.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceButtons } from '../../../../ui/choice-buttons.tsx';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import { homeGoodsQuery, zonesQuery } from '../queries.ts';

/** The list of everything. */
const ALL = '';

type Props = {
  at: Point;
  /** The further lists are asked for once the first screen stands. */
  isCalm: boolean;
  /** In place of the list of everything where it is empty. */
  empty: ReactNode;
};

/** One of the further lists has nothing: the others may. */
const NothingInTab = ({ onAll }: { onAll: () => void }) => {
  const t = useT();
  return (
    <StateView title={t('market.tabEmpty')} text={t('market.tabEmptyText')}>
      <Button tone="quiet" onPress={onAll}>
        {t('market.recommended')}
      </Button>
    </StateView>
  );
};

/** What sells best near the place, of everything or of one of the lists (decision P9). */
export const HomeGoods = ({ at, isCalm, empty }: Props) => {
  const t = useT();
  const [zone, setZone] = useState(ALL);
  const zones = useQuery({ ...zonesQuery(at), enabled: isCalm }).data?.result ?? [];
  const list = useInfiniteQuery(homeGoodsQuery(at, zone));
  const goods = goodsOf(list.data?.pages);
  const names = new Map(zones.map(({ zoneId, zoneName }) => [zoneId, zoneName]));
  return (
    <section aria-labelledby="goods-title">
      <h2 className="unseen" id="goods-title">
        {t('market.goodsTabs')}
      </h2>
      {zones.length > 0 && (
        <ChoiceButtons
          label={t('market.goodsTabs')}
          names={[ALL, ...names.keys()]}
          chosen={zone}
          textOf={(name) => names.get(name) ?? t('market.recommended')}
          onChoose={setZone}
          className="class-tabs mkh-tabs"
          buttonClassName="plain class-tabs__one"
        />
      )}
      <PagedList
        pages={list}
        isEmpty={goods.length === 0}
        empty={zone === ALL ? empty : <NothingInTab onAll={() => setZone(ALL)} />}
        skeleton={<GoodsBones />}
      >
        <GoodsGrid goods={goods} isBusy={list.isFetching} hasTop />
      </PagedList>
    </section>
  );
};
