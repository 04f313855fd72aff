import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Point } from '#shared/geo/distance.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { findRoutes } from '#shared/routes/consumer/home.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../../lib/i18n.ts';
import { noteEvent } from '../../../../lib/track/note-event.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { api } from '../../../../domain/store/list-api.ts';
import { wordsQuery } from '../queries.ts';
import type { Word } from '../../../../domain/store/model.ts';

/** The part of a suggestion that was typed stands out. */
const Marked = ({ word, typed }: { word: string; typed: string }) => {
  const start = word.toLowerCase().indexOf(typed.toLowerCase());
  if (start < 0) return <span>{word}</span>;
  return (
    <span>
      {word.slice(0, start)}
      <mark>{word.slice(start, start + typed.length)}</mark>
      {word.slice(start + typed.length)}
    </span>
  );
};

/** Suggestions while one types: a store or a class leads straight there, a dish is searched for. */
export const WordList = ({
  at,
  typed,
  onSearch,
}: {
  at: Point;
  typed: string;
  onSearch: (word: string) => void;
}) => {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useQuery(wordsQuery(at, typed));
  const choose = ({ word, type, id }: Word): void => {
    noteEvent('SearchAssociated', { type });
    api.associationalClick({ keyword: typed, word }).catch(() => undefined);
    if (type === 'store' && id !== null) void navigate(storePath('takeout', id));
    else if (type === 'classify' && id !== null)
      void navigate(href(findRoutes.CategoriesDetail, { id }));
    else onSearch(word);
  };
  const kindOf = ({ type, storeCount }: Word): string =>
    type === 'store'
      ? t('search.toStore')
      : type === 'classify'
        ? t('search.toClassify')
        : t('search.storesWithDish', { count: storeCount });
  return (
    <ul className="words" aria-label={t('search.suggestions')} data-testid="words">
      <li>
        <button type="button" className="plain words__one" onClick={() => onSearch(typed)}>
          <Icon name="search" size={18} />
          <span>{typed}</span>
        </button>
      </li>
      {(data?.result ?? []).map((word) => (
        <li key={`${word.type}.${word.id ?? word.word}`}>
          <button type="button" className="plain words__one" onClick={() => choose(word)}>
            <Icon name={word.type === 'store' ? 'pin' : 'bowl'} size={18} />
            <Marked word={word.word} typed={typed} />
            <span className="words__kind num">{kindOf(word)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
