-- what unpaid orders hold, by the device that made them: how much one account and one device may hold without paying is bounded
CREATE TABLE IF NOT EXISTS order_hold (
  order_id text NOT NULL,
  user_id text NOT NULL,
  device text NOT NULL,
  pieces int4 NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (order_id)
)
--> next
CREATE INDEX IF NOT EXISTS order_hold_user ON order_hold (user_id ASC, until ASC)
--> next
CREATE INDEX IF NOT EXISTS order_hold_device ON order_hold (device ASC, until ASC)
--> next
CREATE INDEX IF NOT EXISTS order_hold_until ON order_hold (until ASC)
