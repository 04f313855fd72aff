-- a group of combo coupons that is bought in one payment with a takeout order (decision MB18): with_order is that order, empty for a group bought on its own
ALTER TABLE combo_order ADD COLUMN IF NOT EXISTS with_order text NOT NULL DEFAULT ''
--> next
CREATE INDEX IF NOT EXISTS combo_order_with ON combo_order (with_order ASC) WHERE with_order <> ''
--> next
DROP INDEX IF EXISTS combo_order_waits
--> next
-- of a group, what waits for its payment is one order, and one beside each takeout order
CREATE UNIQUE INDEX IF NOT EXISTS combo_order_waits ON combo_order (user_id ASC, group_id ASC, with_order ASC) WHERE status = 0
