import './stores.css';
import './search-past.css';
import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { announce } from '../../lib/notice.ts';
import { forgetSearches, searchHistory } from './search-history.ts';

type Words = { words: readonly string[]; onSearch: (word: string) => void };

/** Words to search for, each a tap. */
export const WordPills = ({ words, onSearch }: Words) => (
  <ul className="word-pills">
    {words.map((word) => (
      <li key={word}>
        <button type="button" className="pill" onClick={() => onSearch(word)}>
          {word}
        </button>
      </li>
    ))}
  </ul>
);

type Props = { storeId: string; onSearch: (word: string) => void };

/** What one searched for before, in one store or with '' in all: each word searches again. */
export const SearchPast = ({ storeId, onSearch }: Props) => {
  const t = useT();
  const [words, setWords] = useState(() => searchHistory(storeId));
  if (words.length === 0) return null;
  const handleForget = (): void => {
    forgetSearches(storeId);
    setWords([]);
    announce(t('search.forgotten'));
  };
  return (
    <section className="past" data-testid="search-past">
      <div className="past__head">
        <h2>{t('search.history')}</h2>
        <button type="button" className="plain past__clear" onClick={handleForget}>
          {t('search.forget')}
        </button>
      </div>
      <WordPills words={words} onSearch={onSearch} />
    </section>
  );
};
