-- products: [{productId, name, score}] as they were called. nickname: as it is shown, masked for anonymous ones. One an order, deleted ones too
CREATE TABLE IF NOT EXISTS takeout_comment (
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
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS takeout_comment_store ON takeout_comment (store_id ASC, created_at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS takeout_comment_user ON takeout_comment (user_id ASC, created_at DESC, id DESC)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS takeout_comment_order ON takeout_comment (merchant_id ASC, order_id ASC)
