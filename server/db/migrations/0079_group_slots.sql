-- seats taken of a slot of a deal at a store; a slot without a row is empty
CREATE TABLE IF NOT EXISTS group_slot (
  merchant_id text NOT NULL,
  product_id text NOT NULL,
  store_id text NOT NULL,
  begins_at bigint NOT NULL,
  taken int4 NOT NULL,
  PRIMARY KEY (merchant_id, product_id, store_id, begins_at)
)
--> next
-- null: a visit that was booked before stores were asked for
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS booked_store text
--> next
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS booked_moves int4 NOT NULL DEFAULT 0
--> next
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS arrived_at bigint
--> next
CREATE INDEX IF NOT EXISTS group_order_booked ON group_order (merchant_id ASC, booked_for ASC)
