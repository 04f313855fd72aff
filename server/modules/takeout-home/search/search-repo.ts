import { cents, type Cents } from '#shared/kernel/money.ts';
import { dayOf, addDays, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/context.ts';
import type { Query } from '#server/db/db.ts';
import { queryGrams } from './grams.ts';

/** More hits than these are nobody's: the word is too common to sort by. */
const MOST_HITS = 1500;

/** Stores whose own name, kind or class holds a keyword. */
export const matchNames = async (query: Query, keyword: string): Promise<string[]> => {
  const grams = queryGrams(keyword);
  if (grams.length === 0) return [];
  const { rows } = await query<{ store_id: string }>(`SELECT store_id FROM takeout_search WHERE product_id = '' AND grams @> $1::text[] LIMIT ${MOST_HITS}`, [grams]);
  return rows.map(({ store_id }) => store_id);
};

export type DishHit = {
  storeId: string; id: string; name: Bilingual; picture: string; price: Cents; boxPrice: Cents; sold: number; flash: { id: string; price: Cents } | null; discount: { id: string; price: Cents } | null; weightKg: number;
};
type Row = {
  store_id: string; id: string; name_zh: string; name_en: string; picture: string; price: number; box_price: number; sold: number; weight: number | null;
  flash_id: string | null; flash_price: number | null; flash_stock: number; discount_id: string | null; discount_price: number | null; discount_stock: number;
};

const offer = (id: string | null, price: number | null, stock: number) => (id !== null && price !== null && stock !== 0 ? { id, price: cents(price) } : null);

/** Dishes that are to be had and whose names hold a keyword, those that sell best first. */
export const matchDishes = async (query: Query, keyword: string): Promise<DishHit[]> => {
  const grams = queryGrams(keyword);
  if (grams.length === 0) return [];
  const { rows } = await query<Row>(
    `SELECT p.store_id, p.id, p.name_zh, p.name_en, p.picture, p.price, p.box_price, p.sold, p.flash_id, p.flash_price, p.flash_stock, p.discount_id, p.discount_price, p.discount_stock,
      CAST(p.facts -> 'skus' -> 0 ->> 'weight' AS float8) AS weight
    FROM takeout_search s JOIN takeout_product p ON p.merchant_id = s.merchant_id AND p.store_id = s.store_id AND p.id = s.product_id
    WHERE s.product_id <> '' AND s.grams @> $1::text[] AND p.is_shelf AND p.stock <> 0 ORDER BY p.sold DESC, p.id LIMIT ${MOST_HITS}`, [grams]);
  return rows.map((row) => ({
    storeId: row.store_id, id: row.id, name: { zh: row.name_zh, en: row.name_en }, picture: row.picture, price: cents(row.price), boxPrice: cents(row.box_price), sold: row.sold, weightKg: row.weight ?? 0,
    flash: offer(row.flash_id, row.flash_price, row.flash_stock), discount: offer(row.discount_id, row.discount_price, row.discount_stock),
  }));
};

export type WordLanguage = 'zh' | 'en';

/** Adds to a word's day. */
export const countWord = async (query: Query, { word, language, searched, chosen }: { word: string; language: WordLanguage; searched: number; chosen: number }, now: Instant): Promise<void> => {
  await query(
    `INSERT INTO takeout_word_count (word, day, language, searched, chosen) VALUES ($1, $2, $3, $4::int4, $5::int4)
    ON CONFLICT (word, day, language) DO UPDATE SET searched = takeout_word_count.searched + excluded.searched, chosen = takeout_word_count.chosen + excluded.chosen`, [word, dayOf(now), language, searched, chosen]);
};

/** A word must have been looked for this often before others see it. */
const LEAST_TIMES = 5;

/** Words that were looked for most within a week. */
export const trendingWords = async (query: Query, language: WordLanguage, now: Instant): Promise<{ word: string; times: number }[]> => {
  const { rows } = await query<{ word: string; times: number }>(
    `SELECT word, CAST(sum(searched + chosen) AS int4) AS times FROM takeout_word_count WHERE day >= $1 AND language = $2 GROUP BY word HAVING sum(searched + chosen) >= ${LEAST_TIMES} ORDER BY times DESC, word LIMIT 10`, [addDays(dayOf(now), -6), language]);
  return rows;
};

export const hotWords = async (query: Query): Promise<Bilingual[]> => {
  const { rows } = await query<{ word_zh: string; word_en: string }>('SELECT word_zh, word_en FROM takeout_hot_word ORDER BY position');
  return rows.map(({ word_zh, word_en }) => ({ zh: word_zh, en: word_en }));
};

export type CategoryRow = { id: string; parentId: string; name: Bilingual; image: string };

/** All classes of stores, in order. */
export const categories = async (query: Query): Promise<CategoryRow[]> => {
  const { rows } = await query<{ id: string; parent_id: string; name_zh: string; name_en: string; image: string }>('SELECT id, parent_id, name_zh, name_en, image FROM takeout_category ORDER BY position');
  return rows.map((row) => ({ id: row.id, parentId: row.parent_id, name: { zh: row.name_zh, en: row.name_en }, image: row.image }));
};

/** The filter that a label stands for, as the list's request names it. */
export type Narrow = { qualityDelivery?: boolean; isNew?: boolean; storeCoupon?: boolean; fullReduction?: boolean; discount?: boolean; pickup?: boolean };
export type LabelRow = { id: string; sort: number; isShow: boolean; name: Bilingual; narrow: Narrow };

export const labels = async (query: Query): Promise<LabelRow[]> => {
  const { rows } = await query<{ id: string; sort: number; is_show: boolean; name_zh: string; name_en: string; narrow: Narrow }>('SELECT id, sort, is_show, name_zh, name_en, narrow FROM takeout_label ORDER BY sort');
  return rows.map((row) => ({ id: row.id, sort: row.sort, isShow: row.is_show, name: { zh: row.name_zh, en: row.name_en }, narrow: row.narrow }));
};
