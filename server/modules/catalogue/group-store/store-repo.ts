import type { WeekHours } from '#shared/group/week-hours.ts';
import { asId, type MerchantId, type StoreId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, orNull, pick, row, text, texts, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { weekHours } from '../store/store-document.ts';
import { EMPTY_PAGE, pageDocument, type PageDocument } from './page-document.ts';

/** A store of deals as lists of stores show it. */
export type PlainStore = {
  id: StoreId;
  merchantId: MerchantId;
  name: Bilingual;
  address: Bilingual;
  phone: string;
  picture: string;
  lat: number;
  lon: number;
  hours: WeekHours;
};
/** A store of deals with what it shows of itself. `score`: null where there is none. */
export type GroupStore = PlainStore & {
  merchantName: Bilingual;
  classify: Bilingual;
  perCapita: Cents | null;
  phones: readonly string[];
  takeoutStoreId: StoreId | null;
  score: number | null;
  page: PageDocument;
};

/** The columns of `PLAIN_COLUMNS`. */
export const PLAIN = {
  ...pick(
    TABLES.store,
    'id',
    'merchant_id',
    'name_zh',
    'name_en',
    'address_zh',
    'address_en',
    'phone',
    'picture',
    'lat',
    'lon',
  ),
  hours: json(weekHours),
};
export const PLAIN_ROW = row(PLAIN);
/** Of the table `s`. */
export const PLAIN_COLUMNS =
  's.id, s.merchant_id, s.name_zh, s.name_en, s.address_zh, s.address_en, s.phone, s.picture, s.lat, s.lon, s.hours';

export const plainStore = (found: RowOf<typeof PLAIN_ROW>): PlainStore => ({
  id: asId(found.id),
  merchantId: asId(found.merchant_id),
  name: { zh: found.name_zh, en: found.name_en },
  address: { zh: found.address_zh, en: found.address_en },
  phone: found.phone,
  picture: found.picture,
  lat: found.lat,
  lon: found.lon,
  hours: found.hours,
});

const ROW = row({
  ...PLAIN,
  merchant_zh: text,
  merchant_en: text,
  classify_zh: orNull(text),
  classify_en: orNull(text),
  per_capita: orNull(num),
  phones: orNull(texts),
  takeout_id: orNull(text),
  score: orNull(num),
  page: orNull(json(pageDocument)),
});

/** A store by its id alone; its takeout only while that store exists. */
export const groupStore = async (query: Query, id: string): Promise<GroupStore | null> => {
  const { rows } = await query(
    `SELECT ${PLAIN_COLUMNS}, m.name_zh AS merchant_zh, m.name_en AS merchant_en, p.classify_zh, p.classify_en, p.per_capita, p.phones, t.id AS takeout_id, p.score, p.page
     FROM store s JOIN merchant m ON m.id = s.merchant_id
     LEFT JOIN group_store_page p ON p.merchant_id = s.merchant_id AND p.store_id = s.id
     LEFT JOIN takeout_store t ON t.id = p.takeout_store_id
     WHERE s.id = $1`,
    [id],
    ROW,
  );
  const [found] = rows;
  if (found === undefined) return null;
  return {
    ...plainStore(found),
    merchantName: { zh: found.merchant_zh, en: found.merchant_en },
    classify: { zh: found.classify_zh ?? '', en: found.classify_en ?? '' },
    perCapita: found.per_capita === null ? null : cents(found.per_capita),
    phones: [found.phone, ...(found.phones ?? [])].filter((phone) => phone !== ''),
    takeoutStoreId: found.takeout_id === null ? null : asId(found.takeout_id),
    score: found.score,
    page: found.page ?? EMPTY_PAGE,
  };
};

/** A store by its id alone, or a refusal. */
export const groupStoreOrRefuse = async (query: Query, id: string): Promise<GroupStore> =>
  (await groupStore(query, id)) ?? refuse('STORE_NOT_FOUND');

/** Most sister stores that a page lists. */
const SISTERS_MOST = 50;

/** The other stores of the same merchant. */
export const sisterStores = async (
  query: Query,
  { merchantId, id }: Pick<PlainStore, 'merchantId' | 'id'>,
): Promise<PlainStore[]> => {
  const { rows } = await query(
    `SELECT ${PLAIN_COLUMNS} FROM store s WHERE s.merchant_id = $1 AND s.id <> $2 ORDER BY s.id ASC LIMIT $3`,
    [merchantId, id, SISTERS_MOST],
    PLAIN_ROW,
  );
  return rows.map(plainStore);
};

const HOURS_ROW = row({ hours: json(weekHours) });

/** The hours of those of a merchant's stores that are there. */
export const hoursOfStores = async (
  query: Query,
  merchantId: string,
  ids: readonly string[],
): Promise<WeekHours[]> => {
  const { rows } = await query(
    'SELECT hours FROM store WHERE merchant_id = $1 AND id = ANY($2::text[])',
    [merchantId, ids],
    HOURS_ROW,
  );
  return rows.map(({ hours }) => hours);
};
