import { useEffect, useState, type SyntheticEvent } from 'react';
import { useDebounced } from '../../../lib/clock/use-debounced.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useBrowse } from '../store.ts';

/** A pause in typing of this length starts the search. */
const PAUSE_MS = 350;

/** Searches as one types; Enter searches at once and puts the keyboard away. */
export const SearchField = () => {
  const t = useT();
  const { keyword, search } = useBrowse();
  const [text, setText] = useState(keyword);
  const { settled } = useDebounced(text, { pauseMs: PAUSE_MS });
  useEffect(() => {
    search(settled.trim());
  }, [settled, search]);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    search(text.trim());
    (document.activeElement as HTMLElement | null)?.blur();
  };
  const handleClear = (): void => {
    setText('');
    search('');
  };
  return (
    <form className="deal-search" role="search" onSubmit={handleSubmit}>
      <Icon name="search" />
      <input
        type="search"
        className="deal-search__input"
        value={text}
        maxLength={50}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('deal.search')}
        aria-label={t('deal.search')}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('deal.clearSearch')}
          onClick={handleClear}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </form>
  );
};
