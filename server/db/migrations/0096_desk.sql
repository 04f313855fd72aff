-- what the store's desk adds to an order: its number of the day, until when the store must answer, when it will be ready, was ready, and left the counter
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS desk_number text NOT NULL DEFAULT ''
--> next
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS answer_before bigint
--> next
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS ready_at bigint
--> next
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS cooked_at bigint
--> next
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS handed_at bigint
--> next
CREATE INDEX IF NOT EXISTS takeout_order_desk ON takeout_order (merchant_id ASC, store_id ASC, status ASC, paid_at ASC)
--> next
CREATE INDEX IF NOT EXISTS takeout_order_answer ON takeout_order (answer_before ASC) WHERE status = 1
--> next
-- who runs a store: TOWN, the demonstration's simulator; STAFF, people. Stores that stood before are the demonstration's
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS run_by text NOT NULL DEFAULT 'TOWN'
--> next
ALTER TABLE takeout_store ALTER COLUMN run_by SET DEFAULT 'STAFF'
--> next
-- the last number of a store's feed, and the last order's number of a business day
CREATE TABLE IF NOT EXISTS desk_head (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  number bigint NOT NULL,
  day text NOT NULL,
  last_order int4 NOT NULL,
  PRIMARY KEY (merchant_id, store_id)
)
--> next
-- what happened to the orders of a store, in the order in which it was committed, without a gap; kept for two days
CREATE TABLE IF NOT EXISTS desk_feed (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  number bigint NOT NULL,
  at bigint NOT NULL,
  kind text NOT NULL,
  order_id text NOT NULL,
  PRIMARY KEY (merchant_id, store_id, number)
)
--> next
CREATE INDEX IF NOT EXISTS desk_feed_at ON desk_feed (at ASC)
