-- the shop that a store belongs to: takeout or market (docs/adr/0031)
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'takeout'
--> next
-- the class above it; '' for the first level. A dish menu has one level
ALTER TABLE takeout_classify ADD COLUMN IF NOT EXISTS parent_id text NOT NULL DEFAULT ''
--> next
-- the article of the supermarkets' catalogue; '' for dishes
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS item_id text NOT NULL DEFAULT ''
--> next
-- pieces by SKU, for products whose sizes are stocked apart: {skuId: pieces}. Empty: `stock` counts for all sizes together
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS sku_stock jsonb NOT NULL DEFAULT '{}'
--> next
CREATE INDEX IF NOT EXISTS takeout_product_class ON takeout_product (store_id ASC, classify_id ASC, position ASC)
--> next
CREATE INDEX IF NOT EXISTS takeout_product_item ON takeout_product (item_id ASC, store_id ASC)
--> next
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'takeout'
--> next
-- the categories of the whole supermarket, apart from the classes of its stores. parent_id '' is the first level
CREATE TABLE IF NOT EXISTS market_category (
  id text NOT NULL,
  parent_id text NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  picture text NOT NULL,
  PRIMARY KEY (id)
)
--> next
-- an article that any supermarket may sell; searches look at these names and not at each store's shelf. category_id: the lowest level
CREATE TABLE IF NOT EXISTS market_item (
  id text NOT NULL,
  category_id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  brand_zh text NOT NULL,
  brand_en text NOT NULL,
  picture text NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE INDEX IF NOT EXISTS market_item_category ON market_item (category_id ASC, id ASC)
--> next
-- reviews of supermarket orders: the columns of takeout_comment
CREATE TABLE IF NOT EXISTS market_comment (
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
CREATE INDEX IF NOT EXISTS market_comment_store ON market_comment (store_id ASC, created_at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS market_comment_user ON market_comment (user_id ASC, created_at DESC, id DESC)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS market_comment_order ON market_comment (merchant_id ASC, order_id ASC)
