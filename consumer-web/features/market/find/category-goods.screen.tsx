import '../../../domain/store/stores.css';
import '../../../domain/search/search.css';
import './find.css';
import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { useT } from '../../../lib/i18n.ts';
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { GoodsBar } from './parts/goods-bar.tsx';
import { GoodsList } from './parts/goods-list.tsx';
import { categoriesQuery } from './queries.ts';
import { pathTo, tabsOf } from './tree.ts';
import { useAddress } from './use-address.ts';

const Nothing = () => {
  const t = useT();
  return (
    <StateView title={t('market.noneInCategory')} text={t('market.noneInCategoryText')}>
      <Link className="button-link" to={consumerRoutes.marketCategory.path}>
        {t('title.marketCategory')}
      </Link>
    </StateView>
  );
};

/** The goods of a category, narrowed by a tab to one below or beside it. */
export const MarketCategoryGoodsScreen = () => {
  const t = useT();
  const { lat, lon } = usePlace((state) => state.spot);
  const [categoryId, setCategory] = useAddress('categoryId', '');
  const [sort, setSort] = useAddress('goodsSort', '0');
  const { data, isPending } = useQuery(categoriesQuery());
  const path = pathTo(data?.result ?? [], categoryId);
  if (categoryId === '') return <Redirect to={consumerRoutes.marketCategory.path} />;
  const choice = tabsOf(path);
  return (
    <Page
      title={path.at(-1)?.categoryName ?? t('title.marketGoods')}
      isBare
      backPath={consumerRoutes.marketCategory.path}
    >
      {isPending && (
        <div className="class-tabs" aria-hidden="true">
          <span className="class-tabs__one" />
        </div>
      )}
      {choice && choice.tabs.length > 1 && (
        <ChoiceButtons
          label={t('market.categories')}
          names={[choice.all, ...choice.tabs].map((tab) => tab.categoryId)}
          chosen={choice.current}
          textOf={(id) =>
            choice.tabs.find((tab) => tab.categoryId === id)?.categoryName ?? t('market.all')
          }
          onChoose={setCategory}
          className="class-tabs"
          buttonClassName="plain class-tabs__one"
        />
      )}
      <GoodsBar sort={Number(sort)} onChange={(code) => setSort(String(code))} />
      <GoodsList
        wanted={{ at: { lat, lon }, categoryId, sort: Number(sort) }}
        empty={<Nothing />}
      />
    </Page>
  );
};
