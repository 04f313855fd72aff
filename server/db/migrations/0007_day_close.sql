-- raised first in every closing: closings of one store follow one another
ALTER TABLE store ADD COLUMN IF NOT EXISTS day_version int4 NOT NULL DEFAULT 0
--> next
-- one row a closing of a day; it stands until it is reopened, which is written on it once. figures: as they were frozen
CREATE TABLE IF NOT EXISTS day_closing (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  day text NOT NULL,
  number int4 NOT NULL,
  at bigint NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  figures jsonb NOT NULL,
  reopened_at bigint,
  reopened_by text,
  reopened_device text,
  reopen_reason text,
  PRIMARY KEY (merchant_id, store_id, day, number)
)
--> next
-- what a closing put into the books of each day: its own, and corrections of days closed before. What the standing ones booked of a day sums to what is known of it
CREATE TABLE IF NOT EXISTS day_booking (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  closing_day text NOT NULL,
  closing_number int4 NOT NULL,
  day text NOT NULL,
  uses int4 NOT NULL,
  times int4 NOT NULL,
  amount bigint NOT NULL,
  settle bigint NOT NULL,
  PRIMARY KEY (merchant_id, store_id, closing_day, closing_number, day)
)
