import type { Query } from '#server/db/db.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { namesOf } from './sum-repo.ts';

/** The names of a merchant's products or people, by id. */
export const namesById = async (
  query: Query,
  merchantId: string,
  table: 'product' | 'operator',
): Promise<ReadonlyMap<string, Bilingual>> =>
  new Map(
    (await namesOf(query, merchantId, table)).map(({ id, name_zh, name_en }) => [
      id,
      { zh: name_zh, en: name_en },
    ]),
  );
