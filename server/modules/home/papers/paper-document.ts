import * as z from 'zod/mini';
import { PAPER_BLOCKS } from '#shared/contract/consumer/market-zone.ts';
import { bilingual } from '#server/kit/document.ts';
import { jump } from '../content/banner-document.ts';

/** Blocks that an article may have. */
const MOST_BLOCKS = 60;

/** What `blocks` of `market_paper` holds: `url` of a picture, `jump` of a link. */
export const paperBlocks = z
  .array(
    z.object({
      kind: z.enum(PAPER_BLOCKS),
      text: bilingual,
      url: z.string(),
      jump: z.exactOptional(jump),
    }),
  )
  .check(z.maxLength(MOST_BLOCKS));
export type PaperBlock = z.output<typeof paperBlocks>[number];
