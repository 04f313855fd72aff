-- lines of an order that a kitchen has crossed out; station_id '' is every station at once. Forgotten after two days
CREATE TABLE IF NOT EXISTS order_mark (
  merchant_id text NOT NULL,
  order_id text NOT NULL,
  line_id text NOT NULL,
  station_id text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (merchant_id, order_id, line_id, station_id)
)
--> next
CREATE INDEX IF NOT EXISTS order_mark_at ON order_mark (at ASC)
--> next
-- places in the kitchen of a store, each with a display of its own
CREATE TABLE IF NOT EXISTS station (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (merchant_id, store_id, id)
)
--> next
-- what is made at a station: a class of the menu or a dish (kind). A dish that has stations of its own does not follow its class
CREATE TABLE IF NOT EXISTS station_of (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  station_id text NOT NULL,
  kind text NOT NULL,
  thing_id text NOT NULL,
  PRIMARY KEY (merchant_id, store_id, station_id, kind, thing_id)
)
