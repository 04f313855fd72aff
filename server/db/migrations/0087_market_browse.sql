-- how often a product of a supermarket was looked at: a row a product
CREATE TABLE IF NOT EXISTS market_browse (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  product_id text NOT NULL,
  views bigint NOT NULL,
  PRIMARY KEY (merchant_id, store_id, product_id)
)
