import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findRoutes, homeRoutes } from '#shared/routes/consumer/home.ts';
import { href } from '#shared/routes/define.ts';
import { Classes, ClassesSkeleton } from '../../../domain/search/classes.tsx';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { childrenQuery, parentsQuery } from './queries.ts';
import { Link } from '../../../ui/link.tsx';

const storesOf = (id: string): string => href(findRoutes.CategoriesDetail, { id });

const Tile = ({
  id,
  name,
  picture,
  count,
}: {
  id: string;
  name: string;
  picture: string;
  count: number;
}) => {
  const t = useT();
  return (
    <Link className="tile" to={storesOf(id)}>
      <Picture src={pictureUrl(picture)} alt="" ratio={4 / 3} width={240} />
      <span className="tile__name">{name}</span>
      <span className="tile__count num">{t('home.categoryCount', { count })}</span>
    </Link>
  );
};

const Children = ({ id }: { id: string }) => {
  const { data, isPending, error, refetch } = useQuery(childrenQuery(id));
  if (isPending)
    return (
      <div className="tiles">
        <Skeleton height={132} radius={14} />
        <Skeleton height={132} radius={14} />
        <Skeleton height={132} radius={14} />
        <Skeleton height={132} radius={14} />
      </div>
    );
  if (error) return <LoadFailed error={error} onRetry={() => refetch()} />;
  return (
    <ul className="tiles">
      {data.result.map((one) => (
        <li key={one.id}>
          <Tile id={one.id} name={one.classifyName} picture={one.imgUrl} count={one.storeCount} />
        </li>
      ))}
    </ul>
  );
};

/** Main classes at the side, the classes of the chosen one beside them (spec 001 §2). */
export const CategoriesScreen = () => {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, isPending, error, refetch } = useQuery(parentsQuery());
  const current = data?.result.find(({ id }) => id === chosen) ?? data?.result[0];
  return (
    <Page title={t('title.categories')} isBare backPath={homeRoutes.home.path}>
      {isPending && <ClassesSkeleton />}
      {error && <LoadFailed error={error} onRetry={() => refetch()} />}
      {current && (
        <Classes
          label={t('home.lanterns')}
          all={(data?.result ?? []).map(({ id, classifyName }) => ({ id, name: classifyName }))}
          chosenId={current.id}
          onChoose={setChosen}
        >
          <section className="classes__main" aria-labelledby="class-title">
            <div className="classes__head">
              <h2 id="class-title">{current.classifyName}</h2>
              <Link to={storesOf(current.id)}>
                {t('home.seeAll')}
                <span className="num">({current.storeCount})</span>
              </Link>
            </div>
            <Children id={current.id} />
          </section>
        </Classes>
      )}
    </Page>
  );
};
