-- the change of an order that waits for its guest, and until when; null without one
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS change_id text
--> next
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS change_before bigint
--> next
-- money that the store gave back by itself: it costs the guest no points beyond it
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS given_back bigint NOT NULL DEFAULT 0
--> next
CREATE INDEX IF NOT EXISTS takeout_order_change ON takeout_order (change_before ASC) WHERE change_before IS NOT NULL
--> next
-- changes that stores offered: something is out, there is less of it, or something else instead. lines: what of each line, with its substitute as it would be bought
CREATE TABLE IF NOT EXISTS order_change (
  merchant_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  state text NOT NULL,
  lines jsonb NOT NULL,
  offered_at bigint NOT NULL,
  answer_before bigint NOT NULL,
  answered_at bigint,
  back_amount bigint NOT NULL DEFAULT 0,
  back_gold bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS order_change_id ON order_change (id ASC)
--> next
CREATE INDEX IF NOT EXISTS order_change_order ON order_change (merchant_id ASC, order_id ASC, offered_at ASC)
