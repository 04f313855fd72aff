import type { Bilingual } from '#server/kit/context.ts';

/** A name in both languages; null where there is none. */
export const bilingual = (zh: string | null, en: string | null): Bilingual | null =>
  zh === null ? null : { zh, en: en ?? zh };
