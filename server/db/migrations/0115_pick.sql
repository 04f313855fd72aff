-- lists by which goods of supermarkets are picked, one open one a person
CREATE TABLE IF NOT EXISTS pick (
  merchant_id text NOT NULL,
  id text NOT NULL,
  store_id text NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  state text NOT NULL,
  began_at bigint NOT NULL,
  ended_at bigint,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS pick_open ON pick (merchant_id ASC, operator_id ASC) WHERE state = 'OPEN'
--> next
-- orders on lists: pick_id is '' where nobody picks; bags: where they stand, once it is packed
CREATE TABLE IF NOT EXISTS pick_order (
  merchant_id text NOT NULL,
  order_id text NOT NULL,
  store_id text NOT NULL,
  pick_id text NOT NULL,
  bags jsonb NOT NULL DEFAULT '[]',
  taken_at bigint NOT NULL,
  PRIMARY KEY (merchant_id, order_id)
)
--> next
CREATE INDEX IF NOT EXISTS pick_order_pick ON pick_order (merchant_id ASC, pick_id ASC)
--> next
CREATE INDEX IF NOT EXISTS pick_order_taken ON pick_order (taken_at ASC)
--> next
-- what of a line is in the bag; leaves: as many pieces the line should have once what is missing is settled, null where nothing is
CREATE TABLE IF NOT EXISTS pick_line (
  merchant_id text NOT NULL,
  order_id text NOT NULL,
  line_id text NOT NULL,
  picked int4 NOT NULL DEFAULT 0,
  leaves int4,
  reason int4,
  at bigint NOT NULL,
  PRIMARY KEY (merchant_id, order_id, line_id)
)
--> next
CREATE INDEX IF NOT EXISTS pick_line_at ON pick_line (at ASC)
--> next
-- every scan and everything that was missing, wrong ones too. at: when it was read; order_id, line_id: '' for what belongs to none. Kept for 30 days
CREATE TABLE IF NOT EXISTS pick_scan (
  merchant_id text NOT NULL,
  id text NOT NULL,
  pick_id text NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  at bigint NOT NULL,
  taken_at bigint NOT NULL,
  code text NOT NULL,
  outcome text NOT NULL,
  order_id text NOT NULL DEFAULT '',
  line_id text NOT NULL DEFAULT '',
  quantity int4 NOT NULL DEFAULT 0,
  grams int4,
  reason int4,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS pick_scan_taken ON pick_scan (taken_at ASC)
