-- a group of combo coupons on sale. pieces: what it holds (server/modules/combo/terms.ts), money in cents. stock: how many there are, -1 any number; sold: ordered and not cancelled. limit_qty: how many a member may buy, -1 no limit.
-- max_withdrawals: null for the usual number (decision I6). is_refundable: a piece that nobody used gives its share of the price back
CREATE TABLE IF NOT EXISTS combo_group (
  id text NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  price bigint NOT NULL,
  pieces jsonb NOT NULL,
  stock int4 NOT NULL,
  sold int4 NOT NULL,
  limit_qty int4 NOT NULL,
  valid_days int4 NOT NULL,
  max_withdrawals int4,
  is_refundable bool NOT NULL,
  sale_from bigint NOT NULL,
  sale_until bigint,
  PRIMARY KEY (id)
)
--> next
-- an order of groups. status: 0 to be paid, 1 paid, 2 given back, -1 closed by itself, -2 cancelled by its buyer. terms: the group as it was when it was ordered.
-- refund_amount: what went back: of the order, of pieces that nobody used, or of a payment that came too late
CREATE TABLE IF NOT EXISTS combo_order (
  user_id text NOT NULL,
  id text NOT NULL,
  group_id text NOT NULL,
  quantity int4 NOT NULL,
  status int4 NOT NULL,
  total bigint NOT NULL,
  terms jsonb NOT NULL,
  created_at bigint NOT NULL,
  pay_before bigint NOT NULL,
  paid_at bigint,
  trade_no text,
  end_at bigint,
  refund_amount bigint NOT NULL,
  refunded_at bigint,
  PRIMARY KEY (user_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS combo_order_id ON combo_order (id ASC)
--> next
CREATE INDEX IF NOT EXISTS combo_order_open ON combo_order (status ASC, pay_before ASC)
--> next
-- one group waits for one payment of a member at a time
CREATE UNIQUE INDEX IF NOT EXISTS combo_order_waits ON combo_order (user_id ASC, group_id ASC) WHERE status = 0
--> next
-- a piece of an order; id: also of the coupon of the wallet that it is once it is paid (member_offer). share: its part of the price. due_at: when an unused piece gives its share back; null if it never does, or has
CREATE TABLE IF NOT EXISTS combo_piece (
  user_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  position int4 NOT NULL,
  business text NOT NULL,
  amount bigint NOT NULL,
  limit_amount bigint NOT NULL,
  odds jsonb NOT NULL,
  expanded_amount bigint,
  withdrawn_times int4 NOT NULL,
  max_withdrawals int4,
  is_barred bool NOT NULL,
  share bigint NOT NULL,
  created_at bigint NOT NULL,
  due_at bigint,
  refunded_at bigint,
  PRIMARY KEY (user_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS combo_piece_due ON combo_piece (due_at ASC) WHERE due_at IS NOT NULL
--> next
-- every draw of a piece with the odds that it was drawn by; nth: of one piece, so that no two draws stand for one expansion. roll: of 10,000
CREATE TABLE IF NOT EXISTS combo_draw (
  user_id text NOT NULL,
  piece_id text NOT NULL,
  nth int4 NOT NULL,
  id text NOT NULL,
  roll int4 NOT NULL,
  odds jsonb NOT NULL,
  face bigint NOT NULL,
  amount bigint NOT NULL,
  at bigint NOT NULL,
  withdrawn_at bigint,
  PRIMARY KEY (user_id, piece_id, nth)
)
