import type { CouponBusiness } from '#shared/codes/coupon.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { dayOf, addDays, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { narrow, type Narrow } from './narrow.ts';

export type WordLanguage = 'zh' | 'en';

/** How often a word was searched for and chosen on a day. */
export type WordCount = {
  word: string;
  day: Day;
  language: WordLanguage;
  searched: number;
  chosen: number;
};

/** Rows of a day: guests type what they like, and small changes of one word find the same. */
const MOST_WORDS_A_DAY = 2000;

/** Adds to words' days; no word's day may be there twice. When a day is full, only words it has are counted. */
export const addToWords = async (query: Query, counts: readonly WordCount[]): Promise<void> => {
  const column = (of: keyof WordCount): string[] => counts.map((count) => String(count[of]));
  await query(
    `INSERT INTO takeout_word_count (word, day, language, searched, chosen)
    SELECT w.word, w.day, w.language, CAST(w.searched AS int4), CAST(w.chosen AS int4) FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) AS w (word, day, language, searched, chosen)
    WHERE EXISTS (SELECT 1 FROM takeout_word_count c WHERE c.word = w.word AND c.day = w.day AND c.language = w.language)
      OR (SELECT count(*) FROM takeout_word_count c WHERE c.day = $6) < ${MOST_WORDS_A_DAY}
    ON CONFLICT (word, day, language) DO UPDATE SET searched = takeout_word_count.searched + excluded.searched, chosen = takeout_word_count.chosen + excluded.chosen`,
    [
      column('word'),
      column('day'),
      column('language'),
      column('searched'),
      column('chosen'),
      counts[0]?.day ?? '',
    ],
  );
};

/** Forgets words of days that no list looks at any more. */
export const dropOldWords = async (query: Query, before: string): Promise<void> => {
  await query('DELETE FROM takeout_word_count WHERE day < $1', [before]);
};

/** A word must have been looked for this often before others see it. */
const LEAST_TIMES = 5;

const TRENDING_WORDS_ROW = row({ word: text, times: num });
/** Words that were looked for most within a week. */
export const trendingWords = async (
  query: Query,
  language: WordLanguage,
  now: Instant,
): Promise<{ word: string; times: number }[]> => {
  const { rows } = await query(
    `SELECT word, CAST(sum(searched + chosen) AS int4) AS times FROM takeout_word_count WHERE day >= $1 AND language = $2 GROUP BY word HAVING sum(searched + chosen) >= ${LEAST_TIMES} ORDER BY times DESC, word LIMIT 10`,
    [addDays(dayOf(now), -6), language],
    TRENDING_WORDS_ROW,
  );
  return rows;
};

const HOT_WORDS_ROW = row(pick(TABLES.takeout_hot_word, 'id', 'word_zh', 'word_en', 'image'));
type HotWord = { id: string; word: Bilingual; picture: string };
/** Words that the editors of a business chose; `picture` is '' where it has none. */
export const hotWords = async (query: Query, business: CouponBusiness): Promise<HotWord[]> => {
  const { rows } = await query(
    'SELECT id, word_zh, word_en, image FROM takeout_hot_word WHERE business = $1 ORDER BY position',
    [business],
    HOT_WORDS_ROW,
  );
  return rows.map(({ id, word_zh, word_en, image }) => ({
    id,
    word: { zh: word_zh, en: word_en },
    picture: image,
  }));
};

export type CategoryRow = { id: string; parentId: string; name: Bilingual; image: string };

const CATEGORIES_ROW = row(
  pick(TABLES.takeout_category, 'id', 'parent_id', 'name_zh', 'name_en', 'image'),
);
/** All classes of stores, in order. */
export const categories = async (query: Query): Promise<CategoryRow[]> => {
  const { rows } = await query(
    'SELECT id, parent_id, name_zh, name_en, image FROM takeout_category ORDER BY position',
    [],
    CATEGORIES_ROW,
  );
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    name: { zh: row.name_zh, en: row.name_en },
    image: row.image,
  }));
};

export type LabelRow = {
  id: string;
  sort: number;
  isShow: boolean;
  name: Bilingual;
  narrow: Narrow;
};

const LABELS_ROW = row({
  ...pick(TABLES.takeout_label, 'id', 'sort', 'is_show', 'name_zh', 'name_en'),
  narrow: json(narrow),
});
/** Labels that narrow the list of a shop's stores. */
export const labels = async (query: Query, shop: StoreKind): Promise<LabelRow[]> => {
  const { rows } = await query(
    'SELECT id, sort, is_show, name_zh, name_en, narrow FROM takeout_label WHERE shop = $1 ORDER BY sort',
    [shop],
    LABELS_ROW,
  );
  return rows.map((row) => ({
    id: row.id,
    sort: row.sort,
    isShow: row.is_show,
    name: { zh: row.name_zh, en: row.name_en },
    narrow: row.narrow,
  }));
};
