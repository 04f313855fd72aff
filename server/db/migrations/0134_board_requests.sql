-- refunds that wait for their store's answer, whatever day the order was paid on
CREATE INDEX IF NOT EXISTS takeout_order_asked ON takeout_order (merchant_id ASC, store_id ASC, paid_at ASC) WHERE refund_progress = 0
