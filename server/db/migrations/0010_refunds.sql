-- when a voucher was given back; null where it was not, or where nobody wrote it down
ALTER TABLE voucher ADD COLUMN IF NOT EXISTS refunded_at bigint
