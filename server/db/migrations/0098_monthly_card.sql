-- a plan of the monthly card. packets: what each cycle brings (server/modules/monthly-card/terms.ts), money in cents. limit_qty: how often a member may buy it, -1 no limit
CREATE TABLE IF NOT EXISTS member_plan (
  id text NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  price bigint NOT NULL,
  original_price bigint NOT NULL,
  days int4 NOT NULL,
  packets jsonb NOT NULL,
  is_trial bool NOT NULL,
  limit_qty int4 NOT NULL,
  sale_from bigint NOT NULL,
  sale_until bigint,
  PRIMARY KEY (id)
)
--> next
-- a pack of extra packets, given at once when it is paid
CREATE TABLE IF NOT EXISTS member_pack (
  id text NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  price bigint NOT NULL,
  packets jsonb NOT NULL,
  sale_from bigint NOT NULL,
  sale_until bigint,
  PRIMARY KEY (id)
)
--> next
-- what a partner takes off the card
CREATE TABLE IF NOT EXISTS member_partner (
  id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  off bigint NOT NULL,
  needs text NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint,
  PRIMARY KEY (id)
)
--> next
-- an order. status: 0 to be paid, 1 paid, 2 given back, -1 closed. terms: name, days and packets as they were when it was ordered. cycle: of a pack, the cycle that it is for. start_at, end_at: of the period that it brought.
-- refund_amount: what went back: of a card that was given back, or of a payment that came too late
CREATE TABLE IF NOT EXISTS member_order (
  user_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  item_id text NOT NULL,
  cycle text NOT NULL,
  status int4 NOT NULL,
  total bigint NOT NULL,
  partner_off bigint NOT NULL,
  terms jsonb NOT NULL,
  auto_renew bool NOT NULL,
  created_at bigint NOT NULL,
  pay_before bigint NOT NULL,
  paid_at bigint,
  trade_no text,
  start_at bigint,
  end_at bigint,
  refund_amount bigint NOT NULL,
  refunded_at bigint,
  PRIMARY KEY (user_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS member_order_id ON member_order (id ASC)
--> next
CREATE INDEX IF NOT EXISTS member_order_open ON member_order (status ASC, pay_before ASC)
--> next
-- one thing waits for one payment of a member at a time
CREATE UNIQUE INDEX IF NOT EXISTS member_order_waits ON member_order (user_id ASC, item_id ASC) WHERE status = 0
--> next
-- a time that a member's card is valid for; id: of its order. No two of a member begin at once
CREATE TABLE IF NOT EXISTS member_period (
  user_id text NOT NULL,
  id text NOT NULL,
  start_at bigint NOT NULL,
  end_at bigint NOT NULL,
  days int4 NOT NULL,
  is_trial bool NOT NULL,
  terms jsonb NOT NULL,
  PRIMARY KEY (user_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS member_period_start ON member_period (user_id ASC, start_at ASC)
--> next
-- one row a member who ever ordered a card: what changes their periods raises turns first, and so queues. auto_renew: whether the card is renewed by itself; renew_at: when that is looked at next
CREATE TABLE IF NOT EXISTS member_card (
  user_id text NOT NULL,
  turns bigint NOT NULL,
  auto_renew bool NOT NULL,
  renew_at bigint,
  PRIMARY KEY (user_id)
)
--> next
CREATE INDEX IF NOT EXISTS member_card_renew ON member_card (renew_at ASC) WHERE auto_renew
--> next
-- phones that had a trial, as keyed digests: a row a phone, for ever (decision MB3)
CREATE TABLE IF NOT EXISTS member_trial (
  phone_seal text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (phone_seal)
)
