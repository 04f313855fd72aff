import { useQuery } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { useT } from '../../../../lib/i18n.ts';
import { StateView } from '../../../../ui/state-view.tsx';
import { recommendedQuery } from '../queries.ts';
import { GoodCard } from '../../../../domain/store/good-card.tsx';

/** Nothing was found, and where to look instead. */
export const NothingFound = ({ at, title }: { at: Point; title: string }) => {
  const t = useT();
  const { data } = useQuery(recommendedQuery(at));
  return (
    <>
      <StateView title={title} text={t('search.noneText')} />
      {data && data.result.length > 0 && (
        <section className="find">
          <h2>{t('search.tryThese')}</h2>
          <ul className="rail__row rail__row--flush">
            {data.result.map((store) => (
              <li key={store.storeId}>
                <GoodCard store={store} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
