import * as z from 'zod/mini';
import type { MenuPlace } from '#shared/promotion/claim.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { chainOf, storeClasses } from '#server/modules/catalogue/index.ts';
import type { OfStore } from './promotion-repo.ts';

/** A brand of a supermarket, with its goods. */
export type ScopeBrand = { id: string; name: Bilingual; dishes: number };

const BRAND_ROW = row({ id: text, name_zh: text, name_en: text, dishes: num });
/** The brands of a store's goods, those with most first. */
export const scopeBrands = async (
  query: Query,
  { merchantId, storeId }: OfStore,
): Promise<ScopeBrand[]> => {
  const { rows } = await query(
    `SELECT b.id, coalesce(min(b.zh), '') AS name_zh, coalesce(min(b.en), '') AS name_en, CAST(count(*) AS int4) AS dishes
     FROM (SELECT facts #>> '{goods,brandChain,-1}' AS id, facts #>> '{goods,brand,zh}' AS zh, facts #>> '{goods,brand,en}' AS en
       FROM takeout_product WHERE merchant_id = $1 AND store_id = $2) b
     WHERE b.id IS NOT NULL GROUP BY b.id ORDER BY dishes DESC, b.id ASC`,
    [merchantId, storeId],
    BRAND_ROW,
  );
  return rows.map(({ id, name_zh: zh, name_en: en, dishes }) => ({ id, name: { zh, en }, dishes }));
};

const chain = z.array(z.string());
const DISH_ROW = row({
  ...pick(TABLES.takeout_product, 'id'),
  class_chain: json(chain),
  brand_chain: json(chain),
});
/** The places of a store's menu: dishes with the classes and brands that prices see, and the classes themselves. */
export const menuPlaces = async (query: Query, at: OfStore): Promise<MenuPlace[]> => {
  const { rows } = await query(
    `SELECT id, coalesce(facts #> '{goods,classChain}', jsonb_build_array(classify_id)) AS class_chain, coalesce(facts #> '{goods,brandChain}', '[]') AS brand_chain
     FROM takeout_product WHERE merchant_id = $1 AND store_id = $2`,
    [at.merchantId, at.storeId],
    DISH_ROW,
  );
  const classes = await storeClasses(query, at);
  return [
    ...classes.map(({ id }) => ({
      productId: null,
      classChain: chainOf(classes, id),
      brandChain: [],
    })),
    ...rows.map(({ id: productId, class_chain: classChain, brand_chain: brandChain }) => ({
      productId,
      classChain,
      brandChain,
    })),
  ];
};
