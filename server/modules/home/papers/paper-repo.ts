import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { paperBlocks, type PaperBlock } from './paper-document.ts';

export type Paper = {
  id: string;
  title: Bilingual;
  blocks: readonly PaperBlock[];
  publishedAt: number;
  withdrawnAt: number | null;
};

const PAPER_ROW = row({
  ...pick(TABLES.market_paper, 'id', 'title_zh', 'title_en', 'published_at', 'withdrawn_at'),
  blocks: json(paperBlocks),
});
export const findPaper = async (query: Query, id: string): Promise<Paper | null> => {
  const { rows } = await query(
    'SELECT id, title_zh, title_en, blocks, published_at, withdrawn_at FROM market_paper WHERE id = $1',
    [id],
    PAPER_ROW,
  );
  const [found] = rows;
  return found
    ? {
        id: found.id,
        title: { zh: found.title_zh, en: found.title_en },
        blocks: found.blocks,
        publishedAt: found.published_at,
        withdrawnAt: found.withdrawn_at,
      }
    : null;
};
