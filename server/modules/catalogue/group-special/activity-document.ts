import * as z from 'zod/mini';
import { bilingual } from '#server/kit/document.ts';

/** What an activity says of itself, in both languages. */
export const activityWords = z.object({
  title: bilingual,
  lead: bilingual,
  picture: z.string(),
  rules: z.array(bilingual),
});
export type ActivityWords = z.output<typeof activityWords>;
