-- what a store's desk does by itself: no ways, it accepts nothing
CREATE TABLE IF NOT EXISTS desk_setting (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  auto_ways text[] NOT NULL DEFAULT '{}',
  auto_amount bigint NOT NULL,
  auto_open int4 NOT NULL,
  PRIMARY KEY (merchant_id, store_id)
)
--> next
-- accepted by the desk itself, and no person
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS is_auto boolean NOT NULL DEFAULT false
--> next
-- paid while its store was stopped: it was made before
ALTER TABLE takeout_order ADD COLUMN IF NOT EXISTS is_paid_in_pause boolean NOT NULL DEFAULT false
