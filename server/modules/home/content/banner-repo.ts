import type { CouponBusiness } from '#shared/codes/coupon.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Db, Query } from '#server/db/db.ts';
import { json, num, orNull, pick, row, type RowOf, type ValueOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { cachedBriefly } from '#server/modules/catalogue/index.ts';
import { jump, popupFacts, type Jump, type PopupFacts } from './banner-document.ts';

/** `card` and `ad` are small and mid-list banners, `spread` pop-ups. */
export type BannerKind = ValueOf<(typeof TABLES.takeout_banner)['kind']>;
export type BannerRow = {
  id: string;
  kind: BannerKind;
  shop: StoreKind;
  place: number;
  name: Bilingual;
  text: Bilingual;
  tone: string;
  image: string;
  image2: string | null;
  jump: Jump;
  popup: PopupFacts | null;
  updatedAt: number;
};

const ROW = row({
  ...pick(
    TABLES.takeout_banner,
    'id',
    'place',
    'name_zh',
    'name_en',
    'text_zh',
    'text_en',
    'tone',
    'image',
    'image_two',
    'updated_at',
  ),
  kind: TABLES.takeout_banner.kind,
  shop: TABLES.takeout_banner.shop,
  jump: json(jump),
  popup: orNull(json(popupFacts)),
});
type Raw = RowOf<typeof ROW>;
const COLUMNS =
  'id, kind, shop, place, name_zh, name_en, text_zh, text_en, tone, image, image_two, jump, popup, updated_at';

const bannerOf = (row: Raw): BannerRow => ({
  id: row.id,
  kind: row.kind,
  shop: row.shop,
  place: row.place,
  name: { zh: row.name_zh, en: row.name_en },
  text: { zh: row.text_zh, en: row.text_en },
  tone: row.tone,
  image: row.image,
  image2: row.image_two,
  jump: row.jump,
  popup: row.popup,
  updatedAt: row.updated_at,
});

const LOAD_ROW = row({ ...ROW.columns, starts_at: num, ends_at: orNull(num) });
const load = async ({
  query,
}: Db): Promise<readonly (BannerRow & { startsAt: number; endsAt: number | null })[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS}, starts_at, ends_at FROM takeout_banner ORDER BY position`,
    [],
    LOAD_ROW,
  );
  return rows.map((row) => ({ ...bannerOf(row), startsAt: row.starts_at, endsAt: row.ends_at }));
};

/** All banners, as they were a moment ago. */
export const allBanners = cachedBriefly(load);

/** Banners of a kind and shop that run at a moment, of everywhere and of one area. */
export const bannersOf = async (
  db: Db,
  { kind, shop, place, now }: { kind: BannerKind; shop: StoreKind; place: number; now: Instant },
): Promise<BannerRow[]> =>
  (await allBanners.get(db)).filter(
    (row) =>
      row.kind === kind &&
      row.shop === shop &&
      (row.place === 0 || row.place === place) &&
      row.startsAt <= now &&
      (row.endsAt === null || row.endsAt > now),
  );

export const findBanner = async (query: Query, id: string): Promise<BannerRow | null> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM takeout_banner WHERE id = $1`, [id], ROW);
  return rows[0] ? bannerOf(rows[0]) : null;
};

export type BannerCount = {
  id: string;
  showNum: number;
  clickNum: number;
  clickType: number;
  primaryType: number;
  loseInterestNum: number;
  nextTipNum: number;
  classifyId: string;
};

/** Rows of a banner's day: kinds of clicks and classes are the callers' to invent. */
const MOST_ROWS_A_DAY = 100;

/** Adds to the day's counts; ids that are no banner's are left out, and what would be a row too many counts without its kinds. */
export const countBanner = async (
  query: Query,
  {
    id,
    showNum,
    clickNum,
    clickType,
    primaryType,
    loseInterestNum,
    nextTipNum,
    classifyId,
  }: BannerCount,
  now: Instant,
): Promise<void> => {
  await query(
    `INSERT INTO takeout_banner_stat (banner_id, day, click_type, primary_type, classify_id, shown, clicked, refused, put_off)
    SELECT b.id, $2, CASE WHEN d.has_room THEN $3::int4 ELSE 0 END, CASE WHEN d.has_room THEN $4::int4 ELSE 0 END, CASE WHEN d.has_room THEN $5 ELSE '' END, $6::int4, $7::int4, $8::int4, $9::int4
    FROM takeout_banner b, (
      SELECT count(*) < $10::int4 OR bool_or(click_type = $3::int4 AND primary_type = $4::int4 AND classify_id = $5) AS has_room
      FROM takeout_banner_stat WHERE banner_id = $1 AND day = $2
    ) d WHERE b.id = $1
    ON CONFLICT (banner_id, day, click_type, primary_type, classify_id) DO UPDATE SET shown = takeout_banner_stat.shown + excluded.shown, clicked = takeout_banner_stat.clicked + excluded.clicked,
      refused = takeout_banner_stat.refused + excluded.refused, put_off = takeout_banner_stat.put_off + excluded.put_off`,
    [
      id,
      dayOf(now),
      clickType,
      primaryType,
      classifyId,
      showNum,
      clickNum,
      loseInterestNum,
      nextTipNum,
      MOST_ROWS_A_DAY,
    ],
  );
};

export type LanternRow = {
  id: string;
  name: Bilingual;
  image: string;
  activityImage: string | null;
  jump: Jump;
};

const LANTERNS_OF_ROW = row({
  ...pick(TABLES.takeout_lantern, 'id', 'name_zh', 'name_en', 'image', 'activity_image'),
  jump: json(jump),
});
export const lanternsOf = async (
  query: Query,
  { type, shop }: { type: number; shop: CouponBusiness },
): Promise<LanternRow[]> => {
  const { rows } = await query(
    'SELECT id, name_zh, name_en, image, activity_image, jump FROM takeout_lantern WHERE type = $1 AND shop = $2 ORDER BY position',
    [type, shop],
    LANTERNS_OF_ROW,
  );
  return rows.map((row) => ({
    id: row.id,
    name: { zh: row.name_zh, en: row.name_en },
    image: row.image,
    activityImage: row.activity_image,
    jump: row.jump,
  }));
};
