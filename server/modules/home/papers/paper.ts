import { instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { jumpOf } from '../content/banners.ts';
import { findPaper } from './paper-repo.ts';

/** An article, from its day on until it is taken down. */
export const marketPaper: Handlers['marketPaper'] = async ({ deps, now, pick }, { id }) => {
  const paper = (await findPaper(deps.db.query, id)) ?? refuse('PAPER_NOT_FOUND');
  if (paper.withdrawnAt !== null && paper.withdrawnAt <= now) return refuse('PAPER_WITHDRAWN');
  if (paper.publishedAt > now) return refuse('PAPER_NOT_YET');
  return {
    id: paper.id,
    title: pick(paper.title),
    publishedAt: instant(paper.publishedAt),
    blocks: paper.blocks.map(({ kind, text, url, jump = {} }) => ({
      kind,
      text: pick(text),
      imgUrl: url,
      ...jumpOf(jump),
    })),
  };
};
