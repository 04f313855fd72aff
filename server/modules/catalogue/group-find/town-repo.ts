import * as z from 'zod/mini';
import type { GroupLabel, District } from '#shared/codes/group-list.ts';
import { districtOf } from '#shared/geo/district.ts';
import type { UseTime, Validity } from '#shared/group/voucher-window.ts';
import { asId, type MerchantId, type ProductId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { num, orNull, pick, row, text, type RowOf, type ValueOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { useTimeDocument, validityDocument } from '../group/product-document.ts';
import { PLAIN_COLUMNS, PLAIN, plainStore, type PlainStore } from '../group-store/store-repo.ts';
import { searchForm } from '../search/grams.ts';

/** A deal on the shelf as lists look at it. `stores`: places in the list of stores. `form`: its names as a search compares them. */
export type TownDeal = {
  merchantId: MerchantId;
  id: ProductId;
  name: Bilingual;
  category: ValueOf<(typeof TABLES.product)['category']>;
  picture: string;
  price: Cents;
  originalPrice: Cents;
  timesTotal: number;
  stock: number;
  sold: number;
  score: number | null;
  /** When it comes on sale; null: it has. */
  onSaleFrom: Instant | null;
  labels: readonly GroupLabel[];
  useTime: UseTime;
  validity: Validity;
  stores: readonly number[];
  form: string;
};
/** A store as lists look at it. */
export type TownStore = PlainStore & {
  classify: Bilingual;
  perCapita: Cents | null;
  score: number | null;
  district: District;
  deals: readonly TownDeal[];
  /** Pieces of all of them. */
  sold: number;
  form: string;
};
export type Town = { stores: readonly TownStore[]; deals: readonly TownDeal[] };

const STORE_ROW = row({
  ...PLAIN,
  merchant_zh: text,
  merchant_en: text,
  classify_zh: orNull(text),
  classify_en: orNull(text),
  per_capita: orNull(num),
  score: orNull(num),
});

const storeOf = (found: RowOf<typeof STORE_ROW>): TownStore => {
  const store = plainStore(found);
  const classify = { zh: found.classify_zh ?? '', en: found.classify_en ?? '' };
  return {
    ...store,
    classify,
    perCapita: found.per_capita === null ? null : cents(found.per_capita),
    score: found.score,
    district: districtOf(store),
    deals: [],
    sold: 0,
    form: searchForm(
      [
        store.name.zh,
        store.name.en,
        found.merchant_zh,
        found.merchant_en,
        classify.zh,
        classify.en,
      ].join('\n'),
    ),
  };
};

const DEAL_ROW = row({
  ...pick(
    TABLES.product,
    'merchant_id',
    'id',
    'name_zh',
    'name_en',
    'category',
    'price',
    'original_price',
    'times_total',
    'stock',
    'sold',
    'score',
    'store_ids',
    'on_sale_from',
  ),
  use_time: text,
  validity: text,
  picture: orNull(text),
  is_anytime: orNull(text),
  subscribe_type: orNull(text),
});
type DealRow = RowOf<typeof DEAL_ROW>;

const labelsOf = (found: DealRow): GroupLabel[] => [
  ...(found.subscribe_type === 'NONE' ? (['noBooking'] as const) : []),
  ...(found.is_anytime === 'true' ? (['refundAnytime'] as const) : []),
  ...(found.times_total > 1 ? (['multiUse'] as const) : []),
];

/** Reads documents as text: those that many deals share are read once. */
const shared = <S extends z.ZodMiniType>(schema: S): ((document: string) => z.output<S>) => {
  const known = new Map<string, z.output<S>>();
  return (document) => {
    const before = known.get(document);
    if (before !== undefined) return before;
    const read = z.parse(schema, JSON.parse(document));
    known.set(document, read);
    return read;
  };
};
const readers = () => ({
  useTime: shared(useTimeDocument),
  validity: shared(validityDocument),
});

const dealOf = (
  found: DealRow,
  stores: readonly number[],
  read: ReturnType<typeof readers>,
): TownDeal => ({
  merchantId: asId(found.merchant_id),
  id: asId(found.id),
  name: { zh: found.name_zh, en: found.name_en },
  category: found.category,
  picture: found.picture ?? '',
  price: cents(found.price),
  originalPrice: cents(found.original_price),
  timesTotal: found.times_total,
  stock: found.stock,
  sold: found.sold,
  score: found.score,
  onSaleFrom: found.on_sale_from === null ? null : instant(found.on_sale_from),
  labels: labelsOf(found),
  useTime: read.useTime(found.use_time),
  validity: read.validity(found.validity),
  stores,
  form: searchForm(`${found.name_zh}\n${found.name_en}`),
});

/** Every store of deals and every deal on the shelf that one of them takes. */
export const loadTown = async ({ query }: Db): Promise<Town> => {
  const [{ rows: storeRows }, { rows: dealRows }] = await Promise.all([
    query(
      `SELECT ${PLAIN_COLUMNS}, m.name_zh AS merchant_zh, m.name_en AS merchant_en, p.classify_zh, p.classify_en, p.per_capita, p.score
       FROM store s JOIN merchant m ON m.id = s.merchant_id
       LEFT JOIN group_store_page p ON p.merchant_id = s.merchant_id AND p.store_id = s.id ORDER BY s.id ASC`,
      [],
      STORE_ROW,
    ),
    query(
      `SELECT merchant_id, id, name_zh, name_en, category, price, original_price, times_total, stock, sold, score, store_ids, on_sale_from, use_time::text AS use_time, validity::text AS validity,
         texts -> 'pictures' ->> 0 AS picture, texts ->> 'isRefundAnytime' AS is_anytime, texts ->> 'checkSubscribeType' AS subscribe_type
       FROM product WHERE is_shelf ORDER BY id ASC`,
      [],
      DEAL_ROW,
    ),
  ]);
  const stores = storeRows.map(storeOf);
  const placeOf = new Map(
    stores.map(({ merchantId, id }, place) => [`${merchantId} ${id}`, place]),
  );
  const read = readers();
  const deals = dealRows
    .map((found) =>
      dealOf(
        found,
        found.store_ids.flatMap((id) => placeOf.get(`${found.merchant_id} ${id}`) ?? []),
        read,
      ),
    )
    .filter((deal) => deal.stores.length > 0);
  const byStore = groupBy(
    deals.flatMap((deal) => deal.stores.map((place) => ({ place, deal }))),
    ({ place }) => place,
  );
  return {
    deals,
    stores: stores.map((store, place) => {
      const own = (byStore.get(place) ?? []).map(({ deal }) => deal);
      return { ...store, deals: own, sold: own.reduce((sum, { sold }) => sum + sold, 0) };
    }),
  };
};
