import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Point } from '#shared/geo/distance.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { marketFindRoutes } from '#shared/routes/consumer/market.ts';
import { href } from '#shared/routes/define.ts';
import { WordList } from '../../../../domain/search/word-list.tsx';
import { useT, type T } from '../../../../lib/i18n.ts';
import { noteEvent } from '../../../../lib/track/note-event.ts';
import type { Word } from '../model.ts';
import { marketWordsQuery } from '../queries.ts';

const kindOf = ({ type, storeCount }: Word, t: T): string => {
  if (type === 'store') return t('market.stores');
  return type === 'classify' ? t('search.toClassify') : t('market.toGood', { count: storeCount });
};

type Props = { at: Point; typed: string; onSearch: (word: string) => void };

/** Suggestions while one types: a supermarket or a category leads straight there, a product is searched for. */
export const MarketWords = ({ at, typed, onSearch }: Props) => {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useQuery(marketWordsQuery(at, typed));
  const handleChoose = ({ word, type, id }: Word): void => {
    noteEvent('SearchAssociated', { type });
    if (type === 'store' && id !== null) void navigate(storePath('market', id));
    else if (type === 'classify' && id !== null)
      void navigate(href(marketFindRoutes.marketCategoryGoods, { categoryId: id }));
    else onSearch(word);
  };
  const words = (data?.result ?? []).map((word) => ({
    ...word,
    key: `${word.type}.${word.id ?? word.word}`,
    kind: kindOf(word, t),
    icon: word.type === 'store' ? ('pin' as const) : ('basket' as const),
  }));
  return <WordList typed={typed} words={words} onChoose={handleChoose} onSearch={onSearch} />;
};
