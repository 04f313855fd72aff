-- the desk's board looks for what ended on its business day: what the guest had, and what was called off or paid back whole
CREATE INDEX IF NOT EXISTS takeout_order_done ON takeout_order (merchant_id ASC, store_id ASC, completed_at ASC) WHERE status = 4
--> next
CREATE INDEX IF NOT EXISTS takeout_order_called_off ON takeout_order (merchant_id ASC, store_id ASC, refund_at ASC) WHERE status IN (-3, -1)
