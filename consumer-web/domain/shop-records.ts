import { shopKey, takeoutShop } from './shop.ts';

const NAMED = /^(takeout|market)\//;

/** The key of a stored record: those of the time when takeout was the only kind name the store alone. */
const upgraded = (key: string, separator: string): string => {
  const at = key.indexOf(separator) + 1;
  const shop = key.slice(at);
  return NAMED.test(shop) ? key : key.slice(0, at) + shopKey(takeoutShop(shop));
};

/** Stored records under `<owner><separator><shop>`, those of an earlier version under their present key. */
export const byShopKey = <T>(
  records: Readonly<Record<string, T>>,
  separator: string,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(records)
      // of both, the record under the present key counts
      .toSorted(([a], [b]) => a.split('/').length - b.split('/').length)
      .map(([key, record]) => [upgraded(key, separator), record]),
  );
