-- state: open, resting, overloaded; reserve_type: 0 takes no pre-orders, 1 also while it is closed, 2 pre-orders only. delivery_type: 1 platform, 2 merchant (spec 002 §3).
-- area: 1 peninsula, 2 islands. categories: ids of its classes, parents too.
-- hours: StoreHours of shared/order/time-slots.ts. facts: what is only shown, and what prices need. options: its option groups, which products name.
CREATE TABLE IF NOT EXISTS takeout_store (
  merchant_id text NOT NULL,
  id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  address_zh text NOT NULL,
  address_en text NOT NULL,
  phone text NOT NULL,
  picture text NOT NULL,
  lat float8 NOT NULL,
  lon float8 NOT NULL,
  area int4 NOT NULL,
  categories text[] NOT NULL,
  state text NOT NULL,
  reserve_type int4 NOT NULL,
  delivery_type int4 NOT NULL,
  has_delivery bool NOT NULL,
  has_pickup bool NOT NULL,
  send_price bigint NOT NULL,
  delivery_fee bigint NOT NULL,
  reach_meters int4 NOT NULL,
  prep_minutes int4 NOT NULL,
  per_capita bigint NOT NULL,
  score float8,
  rating_count int4 NOT NULL,
  sold int4 NOT NULL,
  has_full_reduction bool NOT NULL,
  has_coupon bool NOT NULL,
  has_discount bool NOT NULL,
  is_quality bool NOT NULL,
  opened_at bigint NOT NULL,
  hours jsonb NOT NULL,
  facts jsonb NOT NULL,
  options jsonb NOT NULL,
  menu_version bigint NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS takeout_store_id ON takeout_store (id ASC)
--> next
CREATE TABLE IF NOT EXISTS takeout_classify (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  picture text NOT NULL,
  PRIMARY KEY (merchant_id, store_id, id)
)
--> next
-- price: of its cheapest SKU. stock, limit_count: -1 is no limit. discount_*, flash_*: its own lower price with the pieces left at it; purchase_id: the exchange activity that it belongs to
CREATE TABLE IF NOT EXISTS takeout_product (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  classify_id text NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  picture text NOT NULL,
  price bigint NOT NULL,
  box_price bigint NOT NULL,
  stock int4 NOT NULL,
  limit_count int4 NOT NULL,
  sold int4 NOT NULL,
  is_shelf bool NOT NULL,
  discount_id text,
  discount_price bigint,
  discount_stock int4 NOT NULL,
  flash_id text,
  flash_price bigint,
  flash_stock int4 NOT NULL,
  purchase_id text,
  facts jsonb NOT NULL,
  PRIMARY KEY (merchant_id, store_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS takeout_product_menu ON takeout_product (store_id ASC, merchant_id ASC, position ASC)
--> next
-- rules: by kind, money in cents (server/modules/takeout-store/activity-rules.ts). ends_at null is for ever
CREATE TABLE IF NOT EXISTS takeout_activity (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  position int4 NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint,
  rules jsonb NOT NULL,
  PRIMARY KEY (merchant_id, store_id, id)
)
--> next
-- what an order took of an activity: counts against the limits of its buyer. state: reserved, confirmed; freed rows are deleted (decision H14). product_id is '' for what belongs to the whole order
CREATE TABLE IF NOT EXISTS takeout_activity_use (
  merchant_id text NOT NULL,
  order_id text NOT NULL,
  activity_id text NOT NULL,
  product_id text NOT NULL,
  user_id text NOT NULL,
  store_id text NOT NULL,
  pieces int4 NOT NULL,
  day text NOT NULL,
  state text NOT NULL,
  PRIMARY KEY (merchant_id, order_id, activity_id, product_id)
)
--> next
CREATE INDEX IF NOT EXISTS takeout_activity_use_user ON takeout_activity_use (user_id ASC, store_id ASC)
--> next
CREATE TABLE IF NOT EXISTS takeout_favourite (
  user_id text NOT NULL,
  store_id text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, store_id)
)
--> next
CREATE TABLE IF NOT EXISTS takeout_report (
  id text NOT NULL,
  user_id text NOT NULL,
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  reason int4 NOT NULL,
  note text NOT NULL,
  pictures text[] NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE INDEX IF NOT EXISTS takeout_report_user ON takeout_report (user_id ASC, store_id ASC, created_at DESC)
