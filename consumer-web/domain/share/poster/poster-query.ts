import { queryOptions } from '@tanstack/react-query';
import { price } from '#shared/format/money.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import type { T } from '../../../lib/i18n.ts';
import { linkOf, type PosterShare } from '../share.ts';
import { drawPoster } from './draw-poster.ts';
import type { PosterWords } from './poster-plan.ts';

const HINTS = { deal: 'shareSheet.hintDeal', store: 'shareSheet.hintStore' } as const;

const wordsOf = (
  { title, poster: { kind, price: cost, place } }: PosterShare,
  t: T,
): PosterWords => ({
  name: title,
  price: cost === undefined ? null : price(cost.now),
  before: cost?.before ? price(cost.before) : null,
  place,
  brand: t('brand'),
  hint: t(HINTS[kind]),
});

/** The poster of what is shared, drawn once for the same words, offline too, and not kept after its sheet. */
export const posterQuery = (share: PosterShare, t: T) => {
  const wanted = {
    words: wordsOf(share, t),
    link: linkOf(share),
    pictureUrl: share.picture === '' ? '' : pictureUrl(share.picture),
  };
  return queryOptions({
    queryKey: ['poster', wanted],
    queryFn: () => drawPoster(wanted),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
};
