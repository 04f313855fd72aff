import type { Point } from '#shared/geo/distance.ts';
import { useT } from '../../../../lib/i18n.ts';
import { ChoiceButtons } from '../../../../ui/choice-buttons.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import { useAddress } from '../use-address.ts';
import { GoodsBar } from './goods-bar.tsx';
import { GoodsList } from './goods-list.tsx';
import { StoresList } from './stores-list.tsx';

const TABS = ['goods', 'stores'] as const;

const Goods = ({ at, keyword }: { at: Point; keyword: string }) => {
  const t = useT();
  const [sort, setSort] = useAddress('goodsSort', '0');
  return (
    <>
      <GoodsBar sort={Number(sort)} onChange={(code) => setSort(String(code))} />
      <GoodsList
        wanted={{ at, keyword, sort: Number(sort) }}
        empty={
          <StateView title={t('market.noGoods', { keyword })} text={t('market.noGoodsText')} />
        }
      />
    </>
  );
};

/** What a word found: goods, or supermarkets; the address holds which. */
export const SearchResults = ({ at, keyword }: { at: Point; keyword: string }) => {
  const t = useT();
  const [tab, setTab] = useAddress('tab', 'goods');
  return (
    <>
      <h2 className="unseen">{t('search.found', { keyword })}</h2>
      <ChoiceButtons
        label={t('search.tabs')}
        names={TABS}
        chosen={tab === 'stores' ? 'stores' : 'goods'}
        textOf={(name) => t(`market.${name}`)}
        onChoose={setTab}
        className="class-tabs class-tabs--even"
        buttonClassName="plain class-tabs__one"
      />
      {tab === 'stores' ? (
        <StoresList
          at={at}
          keyword={keyword}
          empty={
            <StateView title={t('market.noStores', { keyword })} text={t('market.noGoodsText')} />
          }
        />
      ) : (
        <Goods at={at} keyword={keyword} />
      )}
    </>
  );
};
