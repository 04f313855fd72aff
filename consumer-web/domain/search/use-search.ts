import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../lib/clock/use-debounced.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { rememberSearch } from '../store/search-history.ts';

/** A search by a word: the address holds the word that was searched for, not what is being typed. `scope`: whose history it is. */
export const useSearch = (scope: string) => {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? keyword;
  const { settled: typed } = useDebounced(text.trim(), { isFirstAtOnce: true });
  const handleSearch = (given: string): void => {
    const word = given.trim();
    setDraft(null);
    if (word === '') return;
    noteEvent('SearchClick');
    rememberSearch(scope, word);
    const next = new URLSearchParams(query);
    next.set('keyword', word);
    // the first search adds a step, so that going back leads to the start of the search; others take its place
    setQuery(next, { replace: keyword !== '' });
  };
  const handleType = (given: string): void => {
    setDraft(given);
    if (given !== '' || keyword === '') return;
    const next = new URLSearchParams(query);
    next.delete('keyword');
    setQuery(next, { replace: true });
  };
  const isTyping = draft !== null && draft.trim() !== '' && draft !== keyword;
  return { keyword, text, typed, isTyping, handleSearch, handleType };
};
