import './search.css';
import { useEffect, useRef, type FormEvent } from 'react';
import { useT } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icons.tsx';
import { BackButton } from '../../ui/page.tsx';

type Props = {
  /** What can be searched for. */
  name: string;
  /** Where back leads when there is no page before. */
  backPath: string;
  text: string;
  isFresh: boolean;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
};

/** The field of the search, ready to type when nothing was searched for yet. */
export const SearchBar = ({ name, backPath, text, isFresh, onType, onSearch }: Props) => {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFresh) field.current?.focus();
  }, [isFresh]);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    field.current?.blur();
    onSearch(text);
  };
  const handleClear = (): void => {
    onType('');
    field.current?.focus();
  };
  return (
    <header className="page__bar search-bar">
      <BackButton backPath={backPath} />
      <form className="search" role="search" onSubmit={handleSubmit}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          className="search__input"
          value={text}
          maxLength={50}
          enterKeyHint="search"
          autoComplete="off"
          data-testid="search-field"
          placeholder={name}
          aria-label={name}
          onChange={(event) => onType(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('search.clear')}
            onClick={handleClear}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </form>
      <button type="button" className="icon-button" onClick={() => onSearch(text)}>
        {t('search.go')}
      </button>
    </header>
  );
};
