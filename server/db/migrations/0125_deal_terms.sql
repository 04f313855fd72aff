-- terms of deals as they were before an edit: what was bought with them keeps them. The present ones stand in product alone
CREATE TABLE IF NOT EXISTS deal_terms (
  merchant_id text NOT NULL,
  product_id text NOT NULL,
  seq int4 NOT NULL,
  use_time jsonb NOT NULL,
  validity jsonb NOT NULL,
  texts jsonb NOT NULL,
  ended_at bigint NOT NULL,
  PRIMARY KEY (merchant_id, product_id, seq)
)
--> next
-- counts the terms of a deal; the first are those that it has now
ALTER TABLE product ADD COLUMN IF NOT EXISTS terms_seq int4 NOT NULL DEFAULT 1
--> next
-- the terms that count for the order: what was bought before has those that its deal has now
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS terms_seq int4 NOT NULL DEFAULT 1
