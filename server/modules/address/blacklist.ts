import type { PlaceBlacklist } from '#shared/validate/place-blacklist.ts';
import type { Query } from '#server/db/db.ts';
import { readBlacklist } from './repo.ts';

/** Place names that are never an address: a university's store and the resorts' shuttle buses (spec 001 §5; the documents print no literal names). */
export const BLOCKED_NAMES: readonly string[] = [
  '澳門大學小賣部',
  'University Store',
  '穿梭巴士',
  'Shuttle Bus',
];

/** Both lists, with each name in both languages; districts by their key in the gazetteer. */
export const placeBlacklist = async (query: Query): Promise<PlaceBlacklist> => ({
  names: BLOCKED_NAMES,
  addresses: (await readBlacklist(query)).flatMap(({ nameZh, nameEn, district }) => [
    { name: nameZh, district },
    { name: nameEn, district },
  ]),
});
