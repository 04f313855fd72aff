import type { FormEvent } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';

/** Searches for a place as one types. */
export const PlaceSearchField = ({
  text,
  onType,
  onSettle,
}: {
  text: string;
  onType: (text: string) => void;
  onSettle: (text: string) => void;
}) => {
  const t = useT();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onSettle(text);
    (document.activeElement as HTMLElement | null)?.blur();
  };
  return (
    <form className="psearch" role="search" onSubmit={handleSubmit}>
      <Icon name="search" />
      <input
        type="search"
        className="psearch__input"
        value={text}
        maxLength={60}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('address.search.placeholder')}
        aria-label={t('address.search.placeholder')}
        onChange={(event) => onType(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('address.search.clear')}
          onClick={() => onSettle('')}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </form>
  );
};
