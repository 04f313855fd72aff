-- one-time codes for devices that a phone's account was signed in at, once everybody's of the day are used up: rows apart from theirs, so that nothing about those tells of these
CREATE TABLE IF NOT EXISTS known_code (
  region text NOT NULL,
  phone text NOT NULL,
  code_hash text NOT NULL,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  source text NOT NULL,
  wrong_tries int4 NOT NULL,
  strange_tries int4 NOT NULL,
  day text NOT NULL,
  sent_today int4 NOT NULL,
  PRIMARY KEY (region, phone)
)
--> next
CREATE INDEX IF NOT EXISTS known_code_sent ON known_code (sent_at ASC)
--> next
-- devices that order: the row makes the orders of one device follow one another, so that what it holds unpaid is counted without a race
CREATE TABLE IF NOT EXISTS order_turn (
  device text NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (device)
)
--> next
CREATE INDEX IF NOT EXISTS order_turn_until ON order_turn (until ASC)
