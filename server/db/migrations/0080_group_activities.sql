-- flash sales and campaigns of group-buy: when they run, what they say, and their deals
CREATE TABLE IF NOT EXISTS group_activity (
  id text NOT NULL,
  kind text NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  words jsonb NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE INDEX IF NOT EXISTS group_activity_end ON group_activity (ends_at DESC, id ASC)
--> next
-- a deal of an activity; price: cents a piece, null where it is only shown; stock: pieces at that price and user_limit: of one buyer, -1 is no limit; taken: pieces of orders that are not closed
CREATE TABLE IF NOT EXISTS group_activity_item (
  merchant_id text NOT NULL,
  product_id text NOT NULL,
  activity_id text NOT NULL,
  part text NOT NULL,
  place int4 NOT NULL,
  price int8,
  from_quantity int4 NOT NULL DEFAULT 1,
  stock int4 NOT NULL DEFAULT -1,
  user_limit int4 NOT NULL DEFAULT -1,
  taken int4 NOT NULL DEFAULT 0,
  PRIMARY KEY (merchant_id, product_id, activity_id)
)
--> next
CREATE INDEX IF NOT EXISTS group_activity_item_of ON group_activity_item (activity_id ASC, place ASC)
--> next
-- what a member wants to hear of: the start of a flash sale (activity_id), or a price below the one that was seen (activity_id '')
CREATE TABLE IF NOT EXISTS group_reminder (
  user_id text NOT NULL,
  product_id text NOT NULL,
  activity_id text NOT NULL,
  price int8 NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, product_id, activity_id)
)
--> next
-- the flash or bulk price that an order was made at, for how many of its pieces, and what it took off in cents
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS activity_id text
--> next
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS activity_kind text
--> next
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS activity_pieces int4 NOT NULL DEFAULT 0
--> next
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS activity_saving int8 NOT NULL DEFAULT 0
--> next
-- when a deal comes on sale; null: it has
ALTER TABLE product ADD COLUMN IF NOT EXISTS on_sale_from bigint
