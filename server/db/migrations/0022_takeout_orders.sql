-- status, rider_status, refund_status, refund_progress: the numbers of spec 001 §4. seq: of its latest event; every change compares it and sets the next.
-- lines, quote: what was bought and its price with stored shares, money in cents. snapshot: what was chosen and shown (server/modules/takeout-order/snapshot.ts). slot_at null is "as soon as possible"
CREATE TABLE IF NOT EXISTS takeout_order (
  merchant_id text NOT NULL,
  id text NOT NULL,
  user_id text NOT NULL,
  store_id text NOT NULL,
  seq int4 NOT NULL,
  status int4 NOT NULL,
  delivery_type int4 NOT NULL,
  rider_status int4,
  refund_status int4 NOT NULL,
  refund_progress int4,
  refund_requests int4 NOT NULL,
  refund_requested_at bigint,
  refund_amount bigint NOT NULL,
  refund_at bigint,
  total bigint NOT NULL,
  created_at bigint NOT NULL,
  pay_before bigint NOT NULL,
  slot_at bigint,
  promised_at bigint NOT NULL,
  paid_at bigint,
  accepted_at bigint,
  completed_at bigint,
  close_reason text,
  payment_type text NOT NULL,
  trade_no text,
  rush_count int4 NOT NULL,
  last_rush_at bigint,
  is_bag_refunded bool NOT NULL,
  has_comment bool NOT NULL,
  is_hidden bool NOT NULL,
  is_risk bool NOT NULL,
  rider_id text,
  lines jsonb NOT NULL,
  quote jsonb NOT NULL,
  snapshot jsonb NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS takeout_order_id ON takeout_order (id ASC)
--> next
CREATE INDEX IF NOT EXISTS takeout_order_user ON takeout_order (user_id ASC, created_at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS takeout_order_status ON takeout_order (status ASC, pay_before ASC)
--> next
CREATE INDEX IF NOT EXISTS takeout_order_refund ON takeout_order (refund_progress ASC, refund_requested_at ASC)
--> next
-- log and outbox in one: written in the transaction that changes the order. facts: what else is to be told of it
CREATE TABLE IF NOT EXISTS takeout_order_event (
  merchant_id text NOT NULL,
  order_id text NOT NULL,
  seq int4 NOT NULL,
  at bigint NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  PRIMARY KEY (merchant_id, order_id, seq)
)
--> next
CREATE INDEX IF NOT EXISTS takeout_order_event_at ON takeout_order_event (at ASC)
--> next
-- a refund request or the bag's own refund. progress: -2 recalled, -1 rejected, 0 pending, 1 succeeded. items: [{lineId, quantity, cents}]; parts: the fees that go with it
CREATE TABLE IF NOT EXISTS takeout_refund (
  merchant_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  user_id text NOT NULL,
  kind text NOT NULL,
  reason int4 NOT NULL,
  note text NOT NULL,
  photos text[] NOT NULL,
  items jsonb NOT NULL,
  parts jsonb NOT NULL,
  amount bigint NOT NULL,
  is_whole bool NOT NULL,
  progress int4 NOT NULL,
  requested_at bigint NOT NULL,
  settled_at bigint,
  is_automatic bool NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS takeout_refund_order ON takeout_refund (merchant_id ASC, order_id ASC, requested_at ASC)
--> next
-- who rides, and where: one place an order, the latest
CREATE TABLE IF NOT EXISTS takeout_rider (
  id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  phone text NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE TABLE IF NOT EXISTS takeout_rider_place (
  merchant_id text NOT NULL,
  order_id text NOT NULL,
  at bigint NOT NULL,
  lat float8 NOT NULL,
  lon float8 NOT NULL,
  path jsonb NOT NULL,
  arrives_at bigint,
  PRIMARY KEY (merchant_id, order_id)
)
--> next
-- what was opened for friends of an order, once
CREATE TABLE IF NOT EXISTS takeout_share (
  merchant_id text NOT NULL,
  order_id text NOT NULL,
  id text NOT NULL,
  user_id text NOT NULL,
  red_packets int4 NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (merchant_id, order_id)
)
--> next
CREATE INDEX IF NOT EXISTS takeout_share_id ON takeout_share (id ASC)
--> next
-- what a payment attempt pays for: which table its order_id names
ALTER TABLE trade ADD COLUMN IF NOT EXISTS order_type text NOT NULL DEFAULT 'GROUP_ORDER'
