-- whose a flash sale or campaign is: null is the platform's. seq counts its changes, so that of two at once one is refused
ALTER TABLE group_activity ADD COLUMN IF NOT EXISTS merchant_id text
--> next
ALTER TABLE group_activity ADD COLUMN IF NOT EXISTS seq int4 NOT NULL DEFAULT 1
--> next
CREATE INDEX IF NOT EXISTS group_activity_of ON group_activity (merchant_id ASC, ends_at DESC) WHERE merchant_id IS NOT NULL
--> next
-- what was done with them at a console; id: of the request. asked: what it asked for. product_ids: the deals that it was about
CREATE TABLE IF NOT EXISTS group_activity_log (
  merchant_id text NOT NULL,
  id text NOT NULL,
  at bigint NOT NULL,
  activity_id text NOT NULL,
  act text NOT NULL,
  asked jsonb NOT NULL,
  product_ids text[] NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS group_activity_log_at ON group_activity_log (merchant_id ASC, at DESC)
