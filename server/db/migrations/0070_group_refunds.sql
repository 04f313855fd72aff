-- requests to give vouchers of a group order back. progress: -2 recalled, -1 rejected, 0 pending, 1 succeeded. items: the vouchers and what each gives back. answer: what the store said
CREATE TABLE IF NOT EXISTS group_refund (
  merchant_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  user_id text NOT NULL,
  reason int4 NOT NULL,
  note text NOT NULL,
  photos text[] NOT NULL,
  items jsonb NOT NULL,
  amount bigint NOT NULL,
  is_whole bool NOT NULL,
  progress int4 NOT NULL,
  requested_at bigint NOT NULL,
  settled_at bigint,
  is_automatic bool NOT NULL,
  operator_id text,
  answer text NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
-- one open request an order
CREATE UNIQUE INDEX IF NOT EXISTS group_refund_open ON group_refund (merchant_id ASC, order_id ASC) WHERE progress = 0
--> next
CREATE INDEX IF NOT EXISTS group_refund_order ON group_refund (merchant_id ASC, order_id ASC, requested_at DESC)
--> next
CREATE INDEX IF NOT EXISTS group_refund_waiting ON group_refund (progress ASC, requested_at ASC)
--> next
CREATE INDEX IF NOT EXISTS group_refund_merchant ON group_refund (merchant_id ASC, requested_at DESC, id DESC)
--> next
-- money on its way back through the channel that it came by. result: PENDING, SUCCESS, FAIL (given up). next_at: when the channel is asked again
CREATE TABLE IF NOT EXISTS money_back (
  merchant_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  order_type text NOT NULL,
  refund_id text NOT NULL,
  trade_no text NOT NULL,
  amount bigint NOT NULL,
  result text NOT NULL,
  tries int4 NOT NULL,
  next_at bigint NOT NULL,
  created_at bigint NOT NULL,
  settled_at bigint,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS money_back_refund ON money_back (merchant_id ASC, refund_id ASC)
--> next
CREATE INDEX IF NOT EXISTS money_back_due ON money_back (result ASC, next_at ASC)
