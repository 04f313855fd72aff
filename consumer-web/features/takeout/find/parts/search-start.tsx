import { useQuery } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { useT } from '../../../../lib/i18n.ts';
import { LanternLink } from '../../../../domain/store/lanterns.tsx';
import { lanternsQuery } from '../../../../domain/store/list-queries.ts';
import { nearestGoodQuery, trendingQuery } from '../queries.ts';
import { SearchPast, WordPills } from '../../../../domain/store/search-past.tsx';
import { GoodCard } from '../../../../domain/store/good-card.tsx';

/** Before anything is typed: what one looked for, what others look for, and ways to begin. */
export const SearchStart = ({
  at,
  storeId,
  onSearch,
}: {
  at: Point;
  storeId: string;
  onSearch: (word: string) => void;
}) => {
  const t = useT();
  const { data } = useQuery(trendingQuery());
  const lanterns = useQuery(lanternsQuery(2)).data?.result ?? [];
  const good = useQuery(nearestGoodQuery(at)).data?.result ?? [];
  return (
    <>
      <SearchPast storeId={storeId} onSearch={onSearch} />
      {data && data.hotList.length > 0 && (
        <section className="find">
          <h2>{t('search.hot')}</h2>
          <WordPills words={data.hotList.map(({ word }) => word)} onSearch={onSearch} />
        </section>
      )}
      {lanterns.length > 0 && (
        <ul className="find-lanterns">
          {lanterns.map((lantern) => (
            <li key={lantern.id}>
              <LanternLink lantern={lantern} />
            </li>
          ))}
        </ul>
      )}
      {data && data.trendingList.length > 0 && (
        <section className="find">
          <h2>{t('search.trending')}</h2>
          <ol className="trending">
            {data.trendingList.map(({ word }, place) => (
              <li key={word}>
                <button
                  type="button"
                  className="plain trending__one"
                  onClick={() => onSearch(word)}
                >
                  <b className={`num${place < 3 ? ' trending__top' : ''}`}>{place + 1}</b>
                  {word}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {good.length > 0 && (
        <section className="find">
          <h2>{t('search.near')}</h2>
          <ul className="rail__row rail__row--flush">
            {good.slice(0, 6).map((store) => (
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
