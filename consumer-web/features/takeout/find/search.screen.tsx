import '../../../domain/store/rail.css';
import '../../../domain/store/stores.css';
import '../../../domain/store/promo.css';
import './find.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { Page } from '../../../ui/page.tsx';
import { rememberSearch } from '../../../domain/store/search-history.ts';
import { SearchBar } from './parts/search-bar.tsx';
import { SearchResults } from './parts/search-results.tsx';
import { SearchStart } from './parts/search-start.tsx';
import { WordList } from './parts/word-list.tsx';
import { noteEvent } from '../../../lib/track/note-event.ts';
import { useDebounced } from '../../../lib/clock/use-debounced.ts';

/** Search of stores and dishes (spec 001 §2). The address holds the word that was searched for, not what is being typed. */
export const SearchScreen = () => {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const { lat, lon } = usePlace((state) => state.spot);
  const keyword = query.get('keyword') ?? '';
  const storeId = query.get('id') ?? '';
  const redpackId = query.get('redpackId') ?? '';
  const isAsked = keyword !== '' || redpackId !== '';
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? keyword;
  const { settled: typed } = useDebounced(text.trim(), { isFirstAtOnce: true });
  const at = { lat, lon };
  const handleSearch = (given: string): void => {
    const word = given.trim();
    setDraft(null);
    if (word === '') return;
    noteEvent('SearchClick');
    rememberSearch(storeId, word);
    const next = new URLSearchParams(query);
    next.set('keyword', word);
    // the first search adds a step, so that going back leads to the start of the search; others take its place
    setQuery(next, { replace: keyword !== '' });
  };
  const isTyping = draft !== null && draft.trim() !== '' && draft !== keyword;
  const handleClear = (given: string): void => {
    setDraft(given);
    if (given !== '' || keyword === '') return;
    const next = new URLSearchParams(query);
    next.delete('keyword');
    setQuery(next, { replace: true });
  };
  return (
    <Page
      title={t('title.search')}
      isBare
      bar={
        <>
          <h1 className="unseen">{t('title.search')}</h1>
          <SearchBar text={text} isFresh={!isAsked} onType={handleClear} onSearch={handleSearch} />
        </>
      }
    >
      {isTyping && <WordList at={at} typed={typed} onSearch={handleSearch} />}
      {!isTyping && isAsked && (
        <SearchResults
          at={at}
          {...(keyword !== '' && { keyword })}
          {...(redpackId !== '' && { redpackId })}
        />
      )}
      {!isTyping && !isAsked && <SearchStart at={at} storeId={storeId} onSearch={handleSearch} />}
    </Page>
  );
};
