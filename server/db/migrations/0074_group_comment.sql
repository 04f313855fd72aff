-- reviews of orders of deals, as takeout_comment; products: the one deal of the order
CREATE TABLE IF NOT EXISTS group_comment (
  merchant_id text NOT NULL,
  id text NOT NULL,
  store_id text NOT NULL,
  order_id text NOT NULL,
  user_id text NOT NULL,
  nickname text NOT NULL,
  is_anonymous bool NOT NULL,
  overall int4 NOT NULL,
  taste int4,
  packaging int4,
  rider_score int4,
  rider_tags text[] NOT NULL,
  remark text NOT NULL,
  photos text[] NOT NULL,
  product_ids text[] NOT NULL,
  products jsonb NOT NULL,
  created_at bigint NOT NULL,
  is_deleted bool NOT NULL,
  reply text,
  reply_at bigint,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS group_comment_store ON group_comment (store_id ASC, created_at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS group_comment_deal ON group_comment ((product_ids[1]) ASC, created_at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS group_comment_user ON group_comment (user_id ASC, created_at DESC, id DESC)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS group_comment_order ON group_comment (merchant_id ASC, order_id ASC)
--> next
CREATE INDEX IF NOT EXISTS group_comment_desk ON group_comment (merchant_id ASC, created_at DESC, id DESC)
--> next
-- reviewed once, even if the review was taken back
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS has_comment bool NOT NULL DEFAULT false
