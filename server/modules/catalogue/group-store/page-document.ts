import * as z from 'zod/mini';
import { ALLERGENS } from '#shared/codes/allergen.ts';
import { STORE_FACILITIES } from '#shared/codes/store-facility.ts';
import { COVER_KINDS, STORY_BLOCKS } from '#shared/contract/consumer/group-decor.ts';
import { bilingual } from '#server/kit/document.ts';

const most = (count: number) => z.maxLength(count);

/** What a store shows of itself beside its showcase; the order of `categories` is that of the showcase. `poster`: the still of a video, '' for a picture. */
export const pageDocument = z.object({
  covers: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(COVER_KINDS),
        url: z.string(),
        poster: z.string(),
      }),
    )
    .check(most(12)),
  story: z.nullable(
    z.object({
      title: bilingual,
      blocks: z
        .array(z.object({ kind: z.enum(STORY_BLOCKS), text: bilingual, url: z.string() }))
        .check(most(60)),
    }),
  ),
  specialities: z
    .array(z.object({ name: bilingual, picture: z.string(), text: bilingual }))
    .check(most(12)),
  categories: z.array(z.object({ id: z.string(), name: bilingual })).check(most(40)),
  facilities: z.array(z.enum(STORE_FACILITIES)),
});
export type PageDocument = z.output<typeof pageDocument>;

/** A store that has written nothing about itself. */
export const EMPTY_PAGE: PageDocument = {
  covers: [],
  story: null,
  specialities: [],
  categories: [],
  facilities: [],
};

/** What of a showcase piece is only shown. `allergens`: null where the store has not said. */
export const showcaseFacts = z.object({
  pictures: z.array(z.string()).check(most(9)),
  description: bilingual,
  tags: z.array(bilingual).check(most(6)),
  allergens: z.nullable(z.array(z.enum(ALLERGENS))),
  dealIds: z.array(z.string()).check(most(20)),
});
export type ShowcaseFacts = z.output<typeof showcaseFacts>;
