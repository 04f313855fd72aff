-- what stands at a store for a time, each with its end, judged when it is read: it takes longer (busy), takes no orders in some ways (paused), was not answering (silent), is heard by no till (unheard)
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS busy_minutes int4 NOT NULL DEFAULT 0
--> next
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS busy_until bigint
--> next
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS paused_until bigint
--> next
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS paused_ways text[] NOT NULL DEFAULT '{}'
--> next
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS pause_reason text
--> next
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS silent_until bigint
--> next
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS unheard_until bigint
--> next
-- since when orders that nobody answered count: the last act at a desk that ended a silence
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS awake_at bigint NOT NULL DEFAULT 0
--> next
-- the tills of a store that said they are there; forgotten after a day
CREATE TABLE IF NOT EXISTS desk_listener (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  device_id text NOT NULL,
  heard_at bigint NOT NULL,
  can_ring boolean NOT NULL,
  is_visible boolean NOT NULL,
  PRIMARY KEY (merchant_id, store_id, device_id)
)
--> next
CREATE INDEX IF NOT EXISTS desk_listener_heard ON desk_listener (heard_at ASC)
--> next
-- a dish that a store has switched off: its stock is 0 and what it was stands aside (null: it is on); off_until: when it comes back by itself (null: when somebody switches it on)
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS off_stock int4
--> next
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS off_until bigint
--> next
CREATE INDEX IF NOT EXISTS takeout_product_off ON takeout_product (merchant_id ASC, store_id ASC) WHERE off_stock IS NOT NULL
