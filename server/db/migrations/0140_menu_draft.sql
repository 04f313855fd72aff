-- a dish that is being edited, as it is typed: nothing of it is on the menu. id: the dish's, or of a new dish an id of its own; product_seq: the version of the dish that it began from, null of a new one; version: another one each time it is kept. Forgotten after 90 days
CREATE TABLE IF NOT EXISTS menu_draft (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  version text NOT NULL,
  product_seq int4,
  fields jsonb NOT NULL,
  kept_by text NOT NULL,
  kept_at bigint NOT NULL,
  PRIMARY KEY (merchant_id, store_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS menu_draft_kept ON menu_draft (kept_at ASC)
