-- uses whose money the store gave back: how many of times_used, how much of amount_used, and when last
ALTER TABLE voucher ADD COLUMN IF NOT EXISTS times_refunded int4 NOT NULL DEFAULT 0
--> next
ALTER TABLE voucher ADD COLUMN IF NOT EXISTS amount_refunded bigint NOT NULL DEFAULT 0
--> next
ALTER TABLE voucher ADD COLUMN IF NOT EXISTS use_refunded_at bigint
--> next
-- the money of this use was given back; a record of state REFUNDED books the difference on the day of that act (docs/adr/0030)
ALTER TABLE verify_log ADD COLUMN IF NOT EXISTS is_refunded bool NOT NULL DEFAULT false
--> next
-- verify_id: the use; record_id: its record of state REFUNDED; refund_id: the row of group_refund that its guest sees
CREATE TABLE IF NOT EXISTS verify_refund (
  merchant_id text NOT NULL,
  verify_id text NOT NULL,
  record_id text NOT NULL,
  refund_id text NOT NULL,
  at bigint NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (merchant_id, verify_id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS verify_refund_record ON verify_refund (merchant_id ASC, record_id ASC)
--> next
-- unused: vouchers that a guest gave back; used: uses that the store gave back
ALTER TABLE group_refund ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'unused'
