-- stock, limit_count: -1 is no limit. texts: everything that is only shown, in both languages.
CREATE TABLE IF NOT EXISTS product (
  merchant_id text NOT NULL,
  id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  category text NOT NULL,
  price bigint NOT NULL,
  original_price bigint NOT NULL,
  times_total int4 NOT NULL,
  stock int4 NOT NULL,
  limit_count int4 NOT NULL,
  min_purchase int4 NOT NULL,
  sold int4 NOT NULL,
  score float8,
  is_shelf bool NOT NULL,
  is_blocked bool NOT NULL,
  store_ids text[] NOT NULL,
  use_time jsonb NOT NULL,
  validity jsonb NOT NULL,
  texts jsonb NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS product_id ON product (id ASC)
--> next
CREATE INDEX IF NOT EXISTS product_shelf ON product (is_shelf ASC, category ASC)
--> next
-- status: 0 to be paid, 1 paid, -1 cancelled; what becomes of a paid order is read from its vouchers (decision D1)
CREATE TABLE IF NOT EXISTS group_order (
  merchant_id text NOT NULL,
  id text NOT NULL,
  user_id text NOT NULL,
  product_id text NOT NULL,
  quantity int4 NOT NULL,
  price bigint NOT NULL,
  total bigint NOT NULL,
  status int4 NOT NULL,
  created_at bigint NOT NULL,
  pay_before bigint NOT NULL,
  paid_at bigint,
  trade_no text,
  close_reason text,
  refund_amount bigint NOT NULL,
  refund_at bigint,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS group_order_id ON group_order (id ASC)
--> next
CREATE INDEX IF NOT EXISTS group_order_user ON group_order (user_id ASC, created_at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS group_order_open ON group_order (status ASC, pay_before ASC)
--> next
-- status: 1 valid, 2 used, 3 refunded, 5 locked by a refund; 4 (expired) is read from valid_to. amount: its share of what was paid; amount_used: the part that was redeemed
CREATE TABLE IF NOT EXISTS voucher (
  merchant_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  product_id text NOT NULL,
  position int4 NOT NULL,
  code text NOT NULL,
  status int4 NOT NULL,
  times_total int4 NOT NULL,
  times_used int4 NOT NULL,
  amount bigint NOT NULL,
  amount_used bigint NOT NULL,
  valid_from bigint NOT NULL,
  valid_to bigint NOT NULL,
  undo_cycles int4 NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS voucher_merchant_code ON voucher (merchant_id ASC, code ASC)
--> next
CREATE INDEX IF NOT EXISTS voucher_order ON voucher (merchant_id ASC, order_id ASC, position ASC)
--> next
CREATE INDEX IF NOT EXISTS voucher_code ON voucher (code ASC)
--> next
CREATE INDEX IF NOT EXISTS voucher_id ON voucher (id ASC)
--> next
-- result: PENDING, SUCCESS, FAIL, CLOSED (decision K1)
CREATE TABLE IF NOT EXISTS trade (
  merchant_id text NOT NULL,
  trade_no text NOT NULL,
  order_id text NOT NULL,
  user_id text NOT NULL,
  amount bigint NOT NULL,
  result text NOT NULL,
  refunded bool NOT NULL,
  return_url text NOT NULL,
  created_at bigint NOT NULL,
  settled_at bigint,
  PRIMARY KEY (merchant_id, trade_no)
)
--> next
CREATE INDEX IF NOT EXISTS trade_no ON trade (trade_no ASC)
--> next
CREATE INDEX IF NOT EXISTS trade_order ON trade (merchant_id ASC, order_id ASC, created_at DESC)
--> next
-- the first answer of each keyed call of a user (decision K2)
CREATE TABLE IF NOT EXISTS keyed_answer (
  user_id text NOT NULL,
  scope text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  answer text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, scope, key)
)
--> next
CREATE INDEX IF NOT EXISTS keyed_answer_age ON keyed_answer (created_at ASC)
