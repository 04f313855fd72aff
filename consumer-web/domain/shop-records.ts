import { STORE_KINDS } from '#shared/codes/store-kind.ts';
import { shopKey } from './shop.ts';

const isNamed = (shop: string): boolean => STORE_KINDS.some((kind) => shop.startsWith(`${kind}/`));

/** The present key of a stored record. Earlier versions knew takeout only and stored by store id alone. */
const upgraded = (key: string, separator: string): string => {
  const at = key.indexOf(separator) + 1;
  const shop = key.slice(at);
  return isNamed(shop) ? key : key.slice(0, at) + shopKey({ kind: 'takeout', storeId: shop });
};

/** Stored records by `<owner><separator><shop>`, those of earlier versions by their present key. */
export const byShopKey = <T>(
  records: Readonly<Record<string, T>>,
  separator: string,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(records)
      // the record by the present key wins over the old one
      .toSorted(([a], [b]) => a.split('/').length - b.split('/').length)
      .map(([key, record]) => [upgraded(key, separator), record]),
  );
