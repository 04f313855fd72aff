import type { MerchantId, OrderId, StoreId, UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import type { TablesLike } from '#server/db/table.ts';
import type { Bilingual } from '#server/kit/context.ts';

/** A table of reviews: like takeout's. */
export type CommentTable = TablesLike<'takeout_comment'>;

/** What any order is to a review. */
export type Reviewable = {
  merchantId: MerchantId;
  id: OrderId;
  storeId: StoreId;
  userId: UserId;
  isCompleted: boolean;
  isReviewed: boolean;
  hasRider: boolean;
  /** What may be rated by itself, by product. */
  products: readonly { productId: string; name: Bilingual }[];
  /** The order is of one product, which has the score of the whole. */
  isOneProduct?: boolean;
};

/** What reviews show of a store. `score`: the one on its card. */
export type ReviewedStore = {
  id: StoreId;
  name: Bilingual;
  picture: string;
  score: number | null;
};

/** What a kind of order does for reviews. The composition root registers one for each kind. */
export type ReviewableKind = {
  /** Where the reviews of this kind are kept. */
  table: CommentTable;
  /** An order as it is now: one whose window has passed is closed on the way. */
  fresh: (db: Db, id: string, now: Instant) => Promise<Reviewable | null>;
  /** Marks an order as reviewed in the review's transaction; false when it was before. */
  receive: (query: Query, id: string, at: Instant) => Promise<boolean>;
  /** Counts a review in the score of its store. */
  rate: (
    query: Query,
    store: { merchantId: string; storeId: string },
    overall: number,
  ) => Promise<void>;
  /** Takes a review out of the score of its store. */
  unrate: (
    query: Query,
    store: { merchantId: string; storeId: string },
    overall: number,
  ) => Promise<void>;
  findStore: (query: Query, id: string) => Promise<ReviewedStore | null>;
  findStores: (query: Query, ids: readonly string[]) => Promise<readonly ReviewedStore[]>;
};

/** What orders of deals do for reviews: scores are made of reviews alone, so they are renewed when one comes or goes. */
export type DealReviewable = Pick<ReviewableKind, 'table' | 'fresh' | 'receive'> & {
  rate: (
    query: Query,
    comment: {
      merchantId: string;
      storeId: string;
      products: readonly { productId: string }[];
    },
    at: Instant,
  ) => Promise<void>;
  /** Who reads; null for a visitor. */
  visitor: (
    db: Pick<Db, 'query'>,
    by: { token: string | null; now: Instant },
  ) => Promise<UserId | null>;
  hasStore: (query: Query, id: string) => Promise<boolean>;
  hasProduct: (query: Query, id: string) => Promise<boolean>;
};

/** Every kind of order that can be reviewed: one that is missing does not compile. */
export type ReviewableKinds = Readonly<{
  TAKEOUT_ORDER: ReviewableKind;
  MARKET_ORDER: ReviewableKind;
  GROUP_ORDER: DealReviewable;
}>;
