import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Point } from '#shared/geo/distance.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { joinPath } from '#shared/routes/query.ts';
import { WordList } from '../../../domain/search/word-list.tsx';
import { useT, type T } from '../../../lib/i18n.ts';
import { noteEvent } from '../../../lib/track/note-event.ts';
import type { Word } from './model.ts';
import { groupWordsQuery } from './queries.ts';

const ICONS = { category: 'search', store: 'pin', deal: 'ticket' } as const;

const kindOf = ({ type, count }: Word, t: T): string =>
  type === 'deal' ? t('deal.toDeal') : t(`deal.to.${type}`, { count });

const pathOf = ({ type, id }: Word): string =>
  type === 'store'
    ? href(consumerRoutes.groupStore, { id })
    : type === 'deal'
      ? href(consumerRoutes.groupProductDetail, { productId: id })
      : joinPath(consumerRoutes.groupBooking.path, { category: id });

type Props = { at: Point; typed: string; onSearch: (word: string) => void };

/** Suggestions while one types: each leads straight to its category, store or deal. */
export const DealWords = ({ at, typed, onSearch }: Props) => {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useQuery(groupWordsQuery(at, typed));
  const words = (data?.result ?? []).map((word) => ({
    ...word,
    key: `${word.type}.${word.id}`,
    kind: kindOf(word, t),
    icon: ICONS[word.type],
  }));
  const handleChoose = (word: Word): void => {
    noteEvent('SearchAssociated', { type: word.type });
    void navigate(pathOf(word));
  };
  return <WordList typed={typed} words={words} onChoose={handleChoose} onSearch={onSearch} />;
};
