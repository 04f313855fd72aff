-- the number of a write-off's receipt, and the place of each of its records on it; null where nothing was written off
ALTER TABLE verify_log ADD COLUMN IF NOT EXISTS receipt_no text
--> next
ALTER TABLE verify_log ADD COLUMN IF NOT EXISTS receipt_line int4
--> next
-- every receipt has a line 0, so no number is given twice in a store
CREATE UNIQUE INDEX IF NOT EXISTS verify_log_receipt ON verify_log (merchant_id ASC, receipt_no ASC, store_id ASC, receipt_line ASC) WHERE receipt_no IS NOT NULL
