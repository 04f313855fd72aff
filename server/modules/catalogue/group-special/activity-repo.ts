import { asId, type MerchantId, type ProductId } from '#shared/kernel/ids.ts';
import type { GroupActivityPart } from '#shared/codes/group-activity.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row, type RowOf, type ValueOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { activityWords, type ActivityWords } from './activity-document.ts';

type ActivityTime = { startsAt: Instant; endsAt: Instant };
/** A flash sale or a campaign. */
export type Activity = ActivityTime & {
  id: string;
  kind: ValueOf<(typeof TABLES.group_activity)['kind']>;
  words: ActivityWords;
};
/** A deal of an activity. `stock`, `userLimit`: -1 is no limit. `price`: null where the deal is only shown. */
export type ActivityItem = ActivityTime & {
  activityId: string;
  merchantId: MerchantId;
  productId: ProductId;
  part: GroupActivityPart;
  price: Cents | null;
  fromQuantity: number;
  stock: number;
  userLimit: number;
  taken: number;
};

const ACTIVITY_ROW = row({
  ...pick(TABLES.group_activity, 'id', 'kind', 'starts_at', 'ends_at'),
  words: json(activityWords),
});
const ACTIVITY_COLUMNS = 'id, kind, starts_at, ends_at, words';

const activityOf = (found: RowOf<typeof ACTIVITY_ROW>): Activity => ({
  id: found.id,
  kind: found.kind,
  startsAt: instant(found.starts_at),
  endsAt: instant(found.ends_at),
  words: found.words,
});

export const findActivity = async (query: Query, id: string): Promise<Activity | null> => {
  const { rows } = await query(
    `SELECT ${ACTIVITY_COLUMNS} FROM group_activity WHERE id = $1`,
    [id],
    ACTIVITY_ROW,
  );
  return rows[0] ? activityOf(rows[0]) : null;
};

const ITEM_ROW = row({
  ...pick(
    TABLES.group_activity_item,
    'activity_id',
    'merchant_id',
    'product_id',
    'part',
    'price',
    'from_quantity',
    'stock',
    'user_limit',
    'taken',
  ),
  ...pick(TABLES.group_activity, 'starts_at', 'ends_at'),
});
const ITEM_COLUMNS =
  'i.activity_id, i.merchant_id, i.product_id, i.part, i.price, i.from_quantity, i.stock, i.user_limit, i.taken, a.starts_at, a.ends_at';

const itemOf = (found: RowOf<typeof ITEM_ROW>): ActivityItem => ({
  activityId: found.activity_id,
  merchantId: asId(found.merchant_id),
  productId: asId(found.product_id),
  part: found.part,
  price: found.price === null ? null : cents(found.price),
  fromQuantity: found.from_quantity,
  stock: found.stock,
  userLimit: found.user_limit,
  taken: found.taken,
  startsAt: instant(found.starts_at),
  endsAt: instant(found.ends_at),
});

/** More activities than can run at a time. */
const ACTIVITIES_MOST = 2000;

/** The deals of the activities that run between two moments, the soonest first. */
export const itemsBetween = async (
  query: Query,
  { from, until }: { from: Instant; until: Instant },
): Promise<ActivityItem[]> => {
  const { rows } = await query(
    `SELECT ${ITEM_COLUMNS} FROM (
       SELECT id, starts_at, ends_at FROM group_activity WHERE ends_at > $1 AND starts_at < $2 ORDER BY starts_at ASC, id ASC LIMIT ${ACTIVITIES_MOST}
     ) a JOIN group_activity_item i ON i.activity_id = a.id ORDER BY a.starts_at ASC, a.id ASC, i.place ASC, i.product_id ASC`,
    [from, until],
    ITEM_ROW,
  );
  return rows.map(itemOf);
};

/** The deals of one activity, in their places. */
export const itemsOfActivity = async (query: Query, id: string): Promise<ActivityItem[]> => {
  const { rows } = await query(
    `SELECT ${ITEM_COLUMNS} FROM group_activity_item i JOIN group_activity a ON a.id = i.activity_id
     WHERE i.activity_id = $1 ORDER BY i.place ASC, i.product_id ASC`,
    [id],
    ITEM_ROW,
  );
  return rows.map(itemOf);
};

/** The deals of some activities. */
export const itemsOfActivities = async (
  query: Query,
  ids: readonly string[],
): Promise<ActivityItem[]> => {
  const { rows } = await query(
    `SELECT ${ITEM_COLUMNS} FROM group_activity_item i JOIN group_activity a ON a.id = i.activity_id WHERE i.activity_id = ANY($1::text[])`,
    [ids],
    ITEM_ROW,
  );
  return rows.map(itemOf);
};

/** What a deal takes part in that is not over, the soonest first. */
export const itemsOfProduct = async (
  query: Query,
  { merchantId, id }: { merchantId: string; id: string },
  now: Instant,
): Promise<ActivityItem[]> => {
  const { rows } = await query(
    `SELECT ${ITEM_COLUMNS} FROM group_activity_item i JOIN group_activity a ON a.id = i.activity_id
     WHERE i.merchant_id = $1 AND i.product_id = $2 AND a.ends_at > $3 ORDER BY a.starts_at ASC, a.id ASC`,
    [merchantId, id, now],
    ITEM_ROW,
  );
  return rows.map(itemOf);
};

/** Pieces at a flash price. */
export type FlashPieces = {
  merchantId: string;
  productId: string;
  activityId: string;
  pieces: number;
};
const keyOf = ({ merchantId, productId, activityId, pieces }: FlashPieces) => [
  merchantId,
  productId,
  activityId,
  pieces,
];
const OF_ITEM = 'merchant_id = $1 AND product_id = $2 AND activity_id = $3';

/** Takes pieces at a flash price if there are so many left; false when there are not. */
export const takeFlash = async (query: Query, flash: FlashPieces): Promise<boolean> => {
  const { count } = await query(
    `UPDATE group_activity_item SET taken = taken + $4::int4 WHERE ${OF_ITEM} AND (stock < 0 OR taken + $4::int4 <= stock)`,
    keyOf(flash),
  );
  return count === 1;
};

/** Gives pieces back whose order was closed (decision GA20). */
export const giveFlashBack = async (query: Query, flash: FlashPieces): Promise<void> => {
  await query(
    `UPDATE group_activity_item SET taken = GREATEST(0, taken - $4::int4) WHERE ${OF_ITEM}`,
    keyOf(flash),
  );
};
