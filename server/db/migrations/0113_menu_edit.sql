-- seq: counts a dish's edits, not its sales; two editors at once are told apart by it. changed_by: the operator of the last one, null before the first
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS seq int4 NOT NULL DEFAULT 1
--> next
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS changed_by text
--> next
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS changed_at bigint
--> next
-- the number under its bars, and where it lies in the store; '' where the store has not said
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS ean text NOT NULL DEFAULT ''
--> next
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS shelf text NOT NULL DEFAULT ''
--> next
-- counts the edits of a store's groups of options
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS options_seq int4 NOT NULL DEFAULT 1
--> next
-- a file that was checked against a menu. rows: what it says; seqs: of the dishes that it changes, as they were then; undo: what its lines changed, once it was applied. Forgotten after a day
CREATE TABLE IF NOT EXISTS menu_import (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  operator_id text NOT NULL,
  created_at bigint NOT NULL,
  state text NOT NULL,
  rows jsonb NOT NULL,
  seqs jsonb NOT NULL,
  undo jsonb NOT NULL,
  applied_at bigint,
  PRIMARY KEY (merchant_id, store_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS menu_import_created ON menu_import (created_at ASC)
--> next
-- who changed what of a store: what is different, field by field, before and after. Never anything of a guest. Kept for 24 months (decision DA28)
CREATE TABLE IF NOT EXISTS audit (
  merchant_id text NOT NULL,
  id text NOT NULL,
  at bigint NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  store_id text NOT NULL,
  thing text NOT NULL,
  thing_id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  act text NOT NULL,
  changes jsonb NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS audit_at ON audit (merchant_id ASC, at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS audit_age ON audit (at ASC)
