import { useQuery } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { GoodCard } from '../../../../domain/store/good-card.tsx';
import { PartFailed } from '../../../../domain/store/part-failed.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Link } from '../../../../ui/link.tsx';
import { nearRailQuery } from '../queries.ts';
import { PartBones } from './part-bones.tsx';

/** The nearest supermarkets that deliver to the place. */
export const NearRail = ({ at }: { at: Point }) => {
  const t = useT();
  const { data, isError } = useQuery(nearRailQuery(at));
  if (!data) return isError ? <PartFailed name={t('market.near')} /> : <PartBones type="near" />;
  if (data.result.length === 0) return null;
  return (
    <section className="rail" aria-labelledby="near-title" data-testid="near-rail">
      <div className="rail__head">
        <h2 className="rail__title rail__title--grow" id="near-title">
          {t('market.near')}
        </h2>
        <Link className="rail__more" to={consumerRoutes.marketNear.path}>
          {t('home.seeAll')}
          <Icon name="next" size={14} />
        </Link>
      </div>
      <ul className="rail__row">
        {data.result.map((store) => (
          <li key={store.storeId}>
            <GoodCard store={store} path={storePath('market', store.storeId)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
