-- the number by which people know an order; '' until the first start after this migration has drawn one (server/modules/order/life/number-orders.ts)
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS order_no text NOT NULL DEFAULT ''
--> next
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS order_no text NOT NULL DEFAULT ''
--> next
CREATE UNIQUE INDEX IF NOT EXISTS group_order_no ON group_order (merchant_id ASC, order_no ASC) WHERE order_no <> ''
--> next
CREATE UNIQUE INDEX IF NOT EXISTS takeout_order_no ON takeout_order (merchant_id ASC, order_no ASC) WHERE order_no <> ''
--> next
-- what is still to be numbered is found without a look at the other orders
CREATE INDEX IF NOT EXISTS group_order_unnumbered ON group_order (id ASC) WHERE order_no = ''
--> next
CREATE INDEX IF NOT EXISTS takeout_order_unnumbered ON takeout_order (id ASC) WHERE order_no = ''
