import './find.css';
import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { Classes, ClassesSkeleton } from '../../../domain/search/classes.tsx';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { ListState } from '../../../ui/list-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import type { Category } from './model.ts';
import { categoriesQuery } from './queries.ts';
import { pathTo } from './tree.ts';
import { useAddress } from './use-address.ts';

const goodsPath = (categoryId: string): string =>
  href(consumerRoutes.marketCategoryGoods, { categoryId });

/** The categories of the second level, each with those of the third. */
const Below = ({ category }: { category: Category }) => {
  const t = useT();
  return (
    <section className="classes__main" aria-labelledby="category-title">
      <div className="classes__head">
        <h2 id="category-title">{category.categoryName}</h2>
        <Link to={goodsPath(category.categoryId)}>
          {t('home.seeAll')}
          <Icon name="next" size={14} />
        </Link>
      </div>
      {category.children.map((bay) => (
        <section key={bay.categoryId} className="mkf-bay" aria-labelledby={`bay-${bay.categoryId}`}>
          <h3 className="mkf-bay__title" id={`bay-${bay.categoryId}`}>
            <Link to={goodsPath(bay.categoryId)}>
              {bay.categoryName}
              <Icon name="next" size={14} />
            </Link>
          </h3>
          <ul className="mkf-tiles">
            {bay.children.map(({ categoryId, categoryName, imgUrl }) => (
              <li key={categoryId}>
                <Link className="mkf-tile" to={goodsPath(categoryId)}>
                  <Picture src={pictureUrl(imgUrl)} alt="" ratio={1} width={160} />
                  <span>{categoryName}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};

/** The categories of the whole market: the first level at the side, all below the chosen one beside it. */
export const MarketCategoryScreen = () => {
  const t = useT();
  const [categoryId, setCategory] = useAddress('categoryId', '');
  const query = useQuery(categoriesQuery());
  const first = query.data?.result ?? [];
  const chosen = pathTo(first, categoryId)[0]?.categoryId;
  const current = first.find((one) => one.categoryId === chosen) ?? first[0];
  return (
    <Page title={t('title.marketCategory')} isBare backPath={consumerRoutes.marketIndex.path}>
      <ListState
        query={query}
        isEmpty={first.length === 0}
        empty={
          <StateView title={t('market.noCategories')} text={t('market.noCategoriesText')}>
            <Link className="button-link" to={consumerRoutes.marketNear.path}>
              {t('market.empty.near')}
            </Link>
          </StateView>
        }
        skeleton={<ClassesSkeleton />}
      >
        {current && (
          <Classes
            label={t('market.categories')}
            all={first.map((one) => ({ id: one.categoryId, name: one.categoryName }))}
            chosenId={current.categoryId}
            onChoose={setCategory}
          >
            <Below category={current} />
          </Classes>
        )}
      </ListState>
    </Page>
  );
};
