-- money of paid orders as their stores' days count it: a row a move that brought or took money, in cents; written once, never changed (docs/adr/0052). paid: what the guest paid; promotions: what the store took off before that; whole, part, given: what went back; delivery: of it the store's own; platform: of it the platform's fees
CREATE TABLE IF NOT EXISTS order_entry (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  order_id text NOT NULL,
  seq int4 NOT NULL,
  kind text NOT NULL,
  at bigint NOT NULL,
  orders int4 NOT NULL,
  paid bigint NOT NULL,
  promotions bigint NOT NULL,
  whole bigint NOT NULL,
  part bigint NOT NULL,
  given bigint NOT NULL,
  delivery bigint NOT NULL,
  platform bigint NOT NULL,
  PRIMARY KEY (merchant_id, order_id, seq)
)
--> next
CREATE INDEX IF NOT EXISTS order_entry_store ON order_entry (merchant_id ASC, store_id ASC, at ASC)
--> next
CREATE INDEX IF NOT EXISTS takeout_order_paid ON takeout_order (merchant_id ASC, paid_at DESC, id DESC) WHERE paid_at IS NOT NULL
--> next
-- raised first in every closing, as store.day_version is
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS day_version int4 NOT NULL DEFAULT 0
--> next
-- orders of before: what was paid for them, as it stands by now
INSERT INTO order_entry (merchant_id, store_id, order_id, seq, kind, at, orders, paid, promotions, whole, part, given, delivery, platform)
SELECT o.merchant_id, o.store_id, o.id, 0, o.kind, o.paid_at, 1, o.total,
  COALESCE((SELECT -sum(CAST(t.value ->> 'delta' AS bigint)) FROM jsonb_array_elements(o.quote -> 'trace') AS t(value)
    WHERE t.value ->> 'step' IN ('seckill', 'composite', 'addOn', 'welfare', 'discount', 'oldDiscount', 'halfPrice', 'fullReduction', 'fullDiscount')), 0),
  0, 0, 0,
  CASE WHEN o.delivery_type = 2 THEN COALESCE(CAST(o.quote -> 'feeShares' ->> 'delivery' AS bigint), 0) ELSE 0 END,
  COALESCE(CAST(o.quote -> 'feeShares' ->> 'service' AS bigint), 0) + CASE WHEN o.delivery_type IN (1, 4) THEN COALESCE(CAST(o.quote -> 'feeShares' ->> 'delivery' AS bigint), 0) ELSE 0 END
FROM takeout_order o WHERE o.paid_at IS NOT NULL
ON CONFLICT (merchant_id, order_id, seq) DO NOTHING
--> next
-- and what went back of them, on the day when it last did
INSERT INTO order_entry (merchant_id, store_id, order_id, seq, kind, at, orders, paid, promotions, whole, part, given, delivery, platform)
SELECT o.merchant_id, o.store_id, o.id, -1, o.kind, COALESCE(o.refund_at, o.paid_at), 0, 0, 0,
  CASE WHEN o.refund_amount >= o.total THEN o.refund_amount ELSE 0 END,
  CASE WHEN o.refund_amount < o.total THEN o.refund_amount - o.given_back ELSE 0 END,
  CASE WHEN o.refund_amount < o.total THEN o.given_back ELSE 0 END,
  CASE WHEN o.refund_amount >= o.total AND o.delivery_type = 2 THEN -COALESCE(CAST(o.quote -> 'feeShares' ->> 'delivery' AS bigint), 0) ELSE 0 END,
  CASE WHEN o.refund_amount >= o.total THEN -COALESCE(CAST(o.quote -> 'feeShares' ->> 'service' AS bigint), 0) - CASE WHEN o.delivery_type IN (1, 4) THEN COALESCE(CAST(o.quote -> 'feeShares' ->> 'delivery' AS bigint), 0) ELSE 0 END ELSE 0 END
FROM takeout_order o WHERE o.paid_at IS NOT NULL AND o.refund_amount > 0
ON CONFLICT (merchant_id, order_id, seq) DO NOTHING
