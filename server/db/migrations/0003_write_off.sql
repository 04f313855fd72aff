-- state: OK, UNDONE, REFUSED. Rows are appended; an undo marks the row and appends to verify_undo
CREATE TABLE IF NOT EXISTS verify_log (
  merchant_id text NOT NULL,
  id text NOT NULL,
  at bigint NOT NULL,
  scanned_at bigint NOT NULL,
  voucher_id text,
  order_id text,
  product_id text,
  code_mask text NOT NULL,
  times int4 NOT NULL,
  face_amount bigint NOT NULL,
  settle_amount bigint NOT NULL,
  store_id text NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  source text NOT NULL,
  state text NOT NULL,
  reason int4,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS verify_log_time ON verify_log (merchant_id ASC, at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS verify_log_voucher ON verify_log (merchant_id ASC, voucher_id ASC, at DESC)
--> next
CREATE INDEX IF NOT EXISTS verify_log_order ON verify_log (merchant_id ASC, order_id ASC, at DESC)
--> next
CREATE INDEX IF NOT EXISTS verify_log_device ON verify_log (merchant_id ASC, device_id ASC, reason ASC, at DESC)
--> next
CREATE TABLE IF NOT EXISTS verify_undo (
  merchant_id text NOT NULL,
  verify_id text NOT NULL,
  at bigint NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  reason_code text NOT NULL,
  note text NOT NULL,
  PRIMARY KEY (merchant_id, verify_id)
)
--> next
-- one row a request id, for 7 days: body_hash tells a repeat from another body, answer is what was said first (decision B4)
CREATE TABLE IF NOT EXISTS verify_request (
  merchant_id text NOT NULL,
  request_id text NOT NULL,
  kind text NOT NULL,
  body_hash text NOT NULL,
  answer text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (merchant_id, request_id)
)
--> next
CREATE INDEX IF NOT EXISTS verify_request_age ON verify_request (created_at ASC)
--> next
CREATE TABLE IF NOT EXISTS alert (
  merchant_id text NOT NULL,
  day text NOT NULL,
  kind text NOT NULL,
  at bigint NOT NULL,
  detail text NOT NULL,
  PRIMARY KEY (merchant_id, day, kind)
)
