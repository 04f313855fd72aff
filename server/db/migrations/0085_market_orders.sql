-- products that fresh goods of a supermarket want beside them (spec 002 §5); few of a store's thousands
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS is_required bool NOT NULL DEFAULT false
--> next
CREATE INDEX IF NOT EXISTS takeout_product_required ON takeout_product (store_id ASC, is_required ASC) WHERE is_required
--> next
-- a supermarket order's time can be moved once (decision E3)
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS has_edited_time bool NOT NULL DEFAULT false
--> next
CREATE INDEX IF NOT EXISTS takeout_order_kind ON takeout_order (user_id ASC, kind ASC, created_at DESC, id DESC)
