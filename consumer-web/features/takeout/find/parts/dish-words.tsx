import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Point } from '#shared/geo/distance.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { findRoutes } from '#shared/routes/consumer/home.ts';
import { href } from '#shared/routes/define.ts';
import { WordList } from '../../../../domain/search/word-list.tsx';
import { api } from '../../../../domain/store/list-api.ts';
import type { Word } from '../../../../domain/store/model.ts';
import { useT, type T } from '../../../../lib/i18n.ts';
import { noteEvent } from '../../../../lib/track/note-event.ts';
import { wordsQuery } from '../queries.ts';

const kindOf = ({ type, storeCount }: Word, t: T): string =>
  type === 'store'
    ? t('search.toStore')
    : type === 'classify'
      ? t('search.toClassify')
      : t('search.storesWithDish', { count: storeCount });

type Props = { at: Point; typed: string; onSearch: (word: string) => void };

/** Suggestions while one types: a store or a class leads straight there, a dish is searched for. */
export const DishWords = ({ at, typed, onSearch }: Props) => {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useQuery(wordsQuery(at, typed));
  const handleChoose = ({ word, type, id }: Word): void => {
    noteEvent('SearchAssociated', { type });
    api.associationalClick({ keyword: typed, word }).catch(() => undefined);
    if (type === 'store' && id !== null) void navigate(storePath('takeout', id));
    else if (type === 'classify' && id !== null)
      void navigate(href(findRoutes.CategoriesDetail, { id }));
    else onSearch(word);
  };
  const words = (data?.result ?? []).map((word) => ({
    ...word,
    key: `${word.type}.${word.id ?? word.word}`,
    kind: kindOf(word, t),
    icon: word.type === 'store' ? ('pin' as const) : ('bowl' as const),
  }));
  return <WordList typed={typed} words={words} onChoose={handleChoose} onSearch={onSearch} />;
};
