-- orders that a store's own driver takes along at once. token_hash: of the link that shows the driver where to go. Forgotten after thirty days
CREATE TABLE IF NOT EXISTS run (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  token_hash text NOT NULL,
  driver_name text NOT NULL,
  driver_phone text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS run_token ON run (token_hash ASC)
--> next
CREATE INDEX IF NOT EXISTS run_store ON run (merchant_id ASC, store_id ASC, created_at DESC)
--> next
CREATE INDEX IF NOT EXISTS run_created ON run (created_at ASC)
--> next
-- one door of a run. waits_until: the driver stands there and nobody opens. ended_as is null while it is ahead
CREATE TABLE IF NOT EXISTS run_stop (
  merchant_id text NOT NULL,
  run_id text NOT NULL,
  order_id text NOT NULL,
  place int4 NOT NULL,
  waits_until bigint,
  calls int4 NOT NULL,
  ended_as text,
  ended_at bigint,
  proof text NOT NULL,
  photo text NOT NULL,
  PRIMARY KEY (merchant_id, run_id, order_id)
)
--> next
CREATE INDEX IF NOT EXISTS run_stop_order ON run_stop (merchant_id ASC, order_id ASC)
--> next
-- a guest is asked to collect an order for which no rider came, once. amount: what of the delivery goes back then, in cents
CREATE TABLE IF NOT EXISTS pickup_offer (
  merchant_id text NOT NULL,
  order_id text NOT NULL,
  amount bigint NOT NULL,
  offered_at bigint NOT NULL,
  is_accepted boolean,
  PRIMARY KEY (merchant_id, order_id)
)
