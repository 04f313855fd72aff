-- a consumption bag on sale. items: the pieces in it (server/modules/gold/terms.ts), money in cents. stock: -1 no limit, sold counts what is bought or waits for its payment; per_user: -1 no limit
CREATE TABLE IF NOT EXISTS gold_bag (
  id text NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  price bigint NOT NULL,
  items jsonb NOT NULL,
  sale_from bigint NOT NULL,
  sale_until bigint,
  stock int4 NOT NULL,
  sold int4 NOT NULL,
  per_user int4 NOT NULL,
  PRIMARY KEY (id)
)
--> next
-- a purchase. status: 0 to be paid, 1 paid, -1 closed. bag: name and items as they were when it was ordered. slot: which of a member's pieces of a limited bag it is, while it counts: two that buy at once cannot both have it
CREATE TABLE IF NOT EXISTS gold_order (
  user_id text NOT NULL,
  id text NOT NULL,
  bag_id text NOT NULL,
  slot int4,
  status int4 NOT NULL,
  total bigint NOT NULL,
  bag jsonb NOT NULL,
  created_at bigint NOT NULL,
  pay_before bigint NOT NULL,
  paid_at bigint,
  trade_no text,
  refund_amount bigint NOT NULL,
  PRIMARY KEY (user_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS gold_order_id ON gold_order (id ASC)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS gold_order_slot ON gold_order (user_id ASC, bag_id ASC, slot ASC)
--> next
CREATE INDEX IF NOT EXISTS gold_order_open ON gold_order (status ASC, pay_before ASC)
--> next
-- what a member has besides money: kind gold, in cents, a row a piece; kind mcoin, in coins, one row. balance: what is left and not held by an order
CREATE TABLE IF NOT EXISTS stored_value (
  user_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  order_id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  bag_zh text NOT NULL,
  bag_en text NOT NULL,
  face bigint NOT NULL,
  balance bigint NOT NULL,
  limit_amount bigint NOT NULL,
  start_at bigint NOT NULL,
  end_at bigint NOT NULL,
  PRIMARY KEY (user_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS stored_value_kind ON stored_value (user_id ASC, kind ASC, end_at ASC)
--> next
-- what a takeout order takes of a piece. state: reserved, used, freed; balance of the piece + taken - returned of all its uses is its face, always
CREATE TABLE IF NOT EXISTS stored_value_use (
  merchant_id text NOT NULL,
  order_id text NOT NULL,
  value_id text NOT NULL,
  user_id text NOT NULL,
  kind text NOT NULL,
  position int4 NOT NULL,
  taken bigint NOT NULL,
  returned bigint NOT NULL,
  state text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (merchant_id, order_id, value_id)
)
--> next
CREATE INDEX IF NOT EXISTS stored_value_use_value ON stored_value_use (user_id ASC, value_id ASC)
--> next
-- gold that went back to the buyer of an order, in cents
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS gold_refund bigint NOT NULL DEFAULT 0
