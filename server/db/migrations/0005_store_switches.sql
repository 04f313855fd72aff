-- hours: seven days from Sunday, each a list of spans in minutes; [] is not known
ALTER TABLE store ADD COLUMN IF NOT EXISTS hours jsonb NOT NULL DEFAULT '[]'
--> next
-- how a store works; a store without a row works by default
CREATE TABLE IF NOT EXISTS store_switch (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  fast_mode bool NOT NULL,
  voice bool NOT NULL,
  receipt text NOT NULL,
  search_allowed bool NOT NULL,
  changed_at bigint NOT NULL,
  changed_by text NOT NULL,
  PRIMARY KEY (merchant_id, store_id)
)
