-- what the console's lists of orders and products ask for
ALTER TABLE trade ADD COLUMN IF NOT EXISTS type text NOT NULL DEFAULT 'MP_TEST_PAY'
--> next
CREATE INDEX IF NOT EXISTS group_order_time ON group_order (merchant_id ASC, created_at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS group_order_product ON group_order (merchant_id ASC, product_id ASC, created_at DESC)
--> next
CREATE INDEX IF NOT EXISTS voucher_product ON voucher (merchant_id ASC, product_id ASC)
--> next
-- one row each time a product was taken on or off sale, or its write-off stopped or opened; id is the request's
CREATE TABLE IF NOT EXISTS product_change (
  merchant_id text NOT NULL,
  id text NOT NULL,
  at bigint NOT NULL,
  product_id text NOT NULL,
  field text NOT NULL,
  value bool NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  note text NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS product_change_product ON product_change (merchant_id ASC, product_id ASC, at DESC)
