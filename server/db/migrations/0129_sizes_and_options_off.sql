-- sizes of a dish and options of a store that the desk has switched off: when each comes back by itself, by its id (null: when somebody switches it on)
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS sku_off jsonb NOT NULL DEFAULT '{}'
--> next
CREATE INDEX IF NOT EXISTS takeout_product_sku_off ON takeout_product (merchant_id ASC, store_id ASC) WHERE sku_off <> '{}'
--> next
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS options_off jsonb NOT NULL DEFAULT '{}'
--> next
CREATE INDEX IF NOT EXISTS takeout_store_options_off ON takeout_store (merchant_id ASC, id ASC) WHERE options_off <> '{}'
