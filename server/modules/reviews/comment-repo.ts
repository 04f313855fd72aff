import * as z from 'zod/mini';
import {
  asId,
  type MerchantId,
  type OrderId,
  type ProductId,
  type StoreId,
  type UserId,
} from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { CommentId } from '#shared/contract/consumer/takeout-review.ts';
import { bilingual, idField } from '#server/kit/document.ts';
import type { Param, Query } from '#server/db/db.ts';
import { json, num, orNull, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { CommentTable } from './reviewable-kind.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

const commentProduct = z.object({
  productId: idField<ProductId>(),
  name: bilingual,
  score: z.number(),
});
export type CommentProduct = z.output<typeof commentProduct>;
export type Comment = {
  merchantId: MerchantId;
  id: CommentId;
  storeId: StoreId;
  orderId: OrderId;
  userId: UserId;
  nickname: string;
  isAnonymous: boolean;
  overall: number;
  taste: number | null;
  packaging: number | null;
  riderScore: number | null;
  riderTags: readonly string[];
  remark: string;
  photos: readonly string[];
  products: readonly CommentProduct[];
  createdAt: Instant;
  /** `at`: when it was first sent; `editedAt`: when it was last changed. */
  reply: { text: string; at: Instant; editedAt: Instant | null } | null;
  /** The platform has hidden it: its writer and its store still read it. */ isHidden: boolean;
};
export type NewComment = Omit<Comment, 'reply' | 'isHidden'>;
const FIELDS = {
  ...pick(
    TABLES.takeout_comment,
    'merchant_id',
    'id',
    'store_id',
    'order_id',
    'user_id',
    'nickname',
    'is_anonymous',
    'overall',
    'taste',
    'packaging',
    'rider_score',
    'rider_tags',
    'remark',
    'photos',
    'created_at',
    'reply',
    'reply_at',
    'reply_edited_at',
    'hidden_at',
  ),
  products: json(z.array(commentProduct)),
};
const ROW = row(FIELDS);
const FOUND_ROW = row({ ...FIELDS, ...pick(TABLES.takeout_comment, 'is_deleted') });
type Raw = RowOf<typeof ROW>;
const COLUMNS =
  'merchant_id, id, store_id, order_id, user_id, nickname, is_anonymous, overall, taste, packaging, rider_score, rider_tags, remark, photos, products, created_at, reply, reply_at, reply_edited_at, hidden_at';

const commentOf = (row: Raw): Comment => ({
  merchantId: asId(row.merchant_id),
  id: asId(row.id),
  storeId: asId(row.store_id),
  orderId: asId(row.order_id),
  userId: asId(row.user_id),
  nickname: row.nickname,
  isAnonymous: row.is_anonymous,
  overall: row.overall,
  taste: row.taste,
  packaging: row.packaging,
  riderScore: row.rider_score,
  riderTags: row.rider_tags,
  remark: row.remark,
  photos: row.photos,
  products: row.products,
  createdAt: instant(row.created_at),
  reply:
    row.reply === null || row.reply_at === null
      ? null
      : {
          text: row.reply,
          at: instant(row.reply_at),
          editedAt: row.reply_edited_at === null ? null : instant(row.reply_edited_at),
        },
  isHidden: row.hidden_at !== null,
});

/** Raises a duplicate error when the order has its comment already. */
export const addComment = async (
  query: Query,
  table: CommentTable,
  comment: NewComment,
): Promise<void> => {
  await insertInto(query, table, {
    merchant_id: comment.merchantId,
    id: comment.id,
    store_id: comment.storeId,
    order_id: comment.orderId,
    user_id: comment.userId,
    nickname: comment.nickname,
    is_anonymous: comment.isAnonymous,
    overall: comment.overall,
    taste: comment.taste,
    packaging: comment.packaging,
    rider_score: comment.riderScore,
    rider_tags: comment.riderTags,
    remark: comment.remark,
    photos: comment.photos,
    products: comment.products,
    created_at: comment.createdAt,
    product_ids: comment.products.map(({ productId }) => productId),
    is_deleted: false,
  });
};

/** Which comments: of a store, of one of its dishes, of a user, of a merchant. */
export type Which = {
  merchantId?: string;
  storeIds?: readonly string[];
  isAnswered?: boolean;
  storeId?: string;
  productId?: string | undefined;
  withProducts?: boolean;
  userId?: string;
  /** Of the one product that the review is about. */
  firstProductId?: string;
  since?: Instant;
  /** Missing: hidden reviews are left out; `of`: those of this writer are not; `all`: none is. */
  hidden?: { of: string } | 'all';
  filter: 'ALL' | 'GOOD' | 'MIDDLE' | 'POOR' | 'BAD' | 'PHOTO';
};
const FILTERS = {
  ALL: [],
  GOOD: ['overall >= 4'],
  MIDDLE: ['overall = 3'],
  POOR: ['overall <= 2'],
  BAD: ['overall <= 3'],
  PHOTO: ['cardinality(photos) > 0'],
} as const;

const whereOf = (which: Which, params: Param[]): string => {
  const { merchantId, storeId, storeIds, isAnswered, filter } = which;
  const { productId, firstProductId, withProducts, userId, since, hidden } = which;
  const mark = (value: Param): string => `$${params.push(value)}`;
  return [
    'NOT is_deleted',
    ...(hidden === undefined ? ['hidden_at IS NULL'] : []),
    ...(typeof hidden === 'object' ? [`(hidden_at IS NULL OR user_id = ${mark(hidden.of)})`] : []),
    ...FILTERS[filter],
    ...(merchantId === undefined ? [] : [`merchant_id = ${mark(merchantId)}`]),
    ...(storeId === undefined ? [] : [`store_id = ${mark(storeId)}`]),
    ...(storeIds === undefined ? [] : [`store_id = ANY(${mark(storeIds)}::text[])`]),
    ...(isAnswered === undefined ? [] : [`reply IS ${isAnswered ? 'NOT NULL' : 'NULL'}`]),
    ...(productId === undefined ? [] : [`product_ids @> ${mark([productId])}::text[]`]),
    ...(firstProductId === undefined ? [] : [`product_ids[1] = ${mark(firstProductId)}`]),
    ...(since === undefined ? [] : [`created_at >= ${mark(since)}`]),
    ...(withProducts ? ['cardinality(product_ids) > 0'] : []),
    ...(userId === undefined ? [] : [`user_id = ${mark(userId)}`]),
  ].join(' AND ');
};

/** Newest first; one more than asked for shows whether there is another page. */
export const commentsWhere = async (
  query: Query,
  table: CommentTable,
  which: Which,
  { offset, size }: { offset: number; size: number },
): Promise<Comment[]> => {
  const params: Param[] = [];
  const where = whereOf(which, params);
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM ${table} WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT $${params.push(size + 1)}::int4 OFFSET $${params.push(offset)}::int4`,
    params,
    ROW,
  );
  return rows.map(commentOf);
};

export type Sums = {
  count: number;
  photoCount: number;
  taste: number | null;
  packaging: number | null;
  stars: number[];
};

const SUM_COMMENTS_ROW = row({
  n: num,
  photo: num,
  taste: orNull(num),
  packaging: orNull(num),
  s1: num,
  s2: num,
  s3: num,
  s4: num,
  s5: num,
});
/** How many comments there are, by star; means of taste and packaging. */
export const sumComments = async (
  query: Query,
  table: CommentTable,
  which: Which,
): Promise<Sums> => {
  const params: Param[] = [];
  const stars = [1, 2, 3, 4, 5]
    .map((star) => `CAST(count(*) FILTER (WHERE overall = ${star}) AS int4) AS s${star}`)
    .join(', ');
  const {
    rows: [row],
  } = await query(
    `SELECT CAST(count(*) AS int4) AS n, CAST(count(*) FILTER (WHERE cardinality(photos) > 0) AS int4) AS photo, CAST(avg(taste) AS float8) AS taste, CAST(avg(packaging) AS float8) AS packaging, ${stars} FROM ${table} WHERE ${whereOf(which, params)}`,
    params,
    SUM_COMMENTS_ROW,
  );
  return row
    ? {
        count: row.n,
        photoCount: row.photo,
        taste: row.taste,
        packaging: row.packaging,
        stars: [row.s1, row.s2, row.s3, row.s4, row.s5],
      }
    : { count: 0, photoCount: 0, taste: null, packaging: null, stars: [0, 0, 0, 0, 0] };
};

type CommentAt = { id: string } & ({ userId: string } | { merchantId: string });

/** A comment by its id, taken back or not; null where it is not of this user or merchant. */
export const findComment = async (
  query: Query,
  table: CommentTable,
  { id, ...of }: CommentAt,
): Promise<(Comment & { isDeleted: boolean }) | null> => {
  const [column, owner] = 'userId' in of ? ['user_id', of.userId] : ['merchant_id', of.merchantId];
  const { rows } = await query(
    `SELECT ${COLUMNS}, is_deleted FROM ${table} WHERE id = $1 AND ${column} = $2`,
    [id, owner],
    FOUND_ROW,
  );
  const [found] = rows;
  return found === undefined ? null : { ...commentOf(found), isDeleted: found.is_deleted };
};

/** Hides a comment of a user; false when there is none. Hiding it again changes nothing. */
export const hideComment = async (
  query: Query,
  table: CommentTable,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> => {
  const count = await updateIn(query, table, {
    set: { is_deleted: true },
    where: { id, user_id: userId },
  });
  return count === 1;
};

export type WaitingComment = { merchantId: string; id: string; overall: number };

const COMMENTS_WAITING_ROW = row(pick(TABLES.takeout_comment, 'merchant_id', 'id', 'overall'));
/** Comments written between two moments that their store has not answered. */
export const commentsWaiting = async (
  query: Query,
  table: CommentTable,
  { from, before, most }: { from: Instant; before: Instant; most: number },
): Promise<WaitingComment[]> => {
  const { rows } = await query(
    `SELECT merchant_id, id, overall FROM ${table} WHERE created_at >= $1 AND created_at <= $2 AND reply IS NULL AND NOT is_deleted AND hidden_at IS NULL ORDER BY created_at LIMIT $3::int4`,
    [from, before, most],
    COMMENTS_WAITING_ROW,
  );
  return rows.map(({ merchant_id, id, overall }) => ({ merchantId: merchant_id, id, overall }));
};
