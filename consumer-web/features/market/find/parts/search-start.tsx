import { useQuery } from '@tanstack/react-query';
import { LanternGrid } from '../../../../domain/store/lanterns.tsx';
import { SearchPast, WordPills } from '../../../../domain/store/search-past.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { hotWordsQuery, searchLanternsQuery } from '../queries.ts';

/** Before anything is typed: what one looked for, what the editors chose, and categories. `history`: whose history it is. */
export const SearchStart = ({
  history,
  onSearch,
}: {
  history: string;
  onSearch: (word: string) => void;
}) => {
  const t = useT();
  const hot = useQuery(hotWordsQuery()).data?.result ?? [];
  const lanterns = useQuery(searchLanternsQuery()).data;
  return (
    <>
      <SearchPast storeId={history} onSearch={onSearch} />
      {hot.length > 0 && (
        <section className="find">
          <h2>{t('search.hot')}</h2>
          <WordPills words={hot.map(({ word }) => word)} onSearch={onSearch} />
        </section>
      )}
      {lanterns?.lanternSwitch && (
        <div className="mkf-lanterns">
          <LanternGrid lanterns={lanterns.lanternDetails} />
        </div>
      )}
    </>
  );
};
