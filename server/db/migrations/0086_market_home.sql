-- the home that content is for: takeout (which holds group-buy's own kind of banner too) or market
ALTER TABLE takeout_banner ADD COLUMN IF NOT EXISTS shop text NOT NULL DEFAULT 'takeout'
--> next
ALTER TABLE takeout_lantern ADD COLUMN IF NOT EXISTS shop text NOT NULL DEFAULT 'takeout'
--> next
-- the shop whose list of stores a label narrows
ALTER TABLE takeout_label ADD COLUMN IF NOT EXISTS shop text NOT NULL DEFAULT 'takeout'
--> next
-- '' for words without a picture
ALTER TABLE takeout_hot_word ADD COLUMN IF NOT EXISTS image text NOT NULL DEFAULT ''
--> next
-- products of flash sales, of many stores at once
CREATE INDEX IF NOT EXISTS takeout_product_flash ON takeout_product (flash_id ASC, store_id ASC) WHERE flash_id IS NOT NULL
