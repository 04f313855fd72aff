-- whether a till stands at the store, or is at another one of the same people
ALTER TABLE desk_listener ADD COLUMN IF NOT EXISTS is_here boolean NOT NULL DEFAULT false
--> next
-- screens for guests that show the numbers of one store; token_hash: of the address, which is shown once
CREATE TABLE IF NOT EXISTS wall_screen (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  token_hash text NOT NULL,
  name text NOT NULL,
  operator_id text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (merchant_id, store_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS wall_screen_token ON wall_screen (token_hash ASC)
--> next
-- what a device was enrolled for (decision DA29): a till, or a display of the kitchen
ALTER TABLE device ADD COLUMN IF NOT EXISTS purpose text NOT NULL DEFAULT 'TILL'
--> next
ALTER TABLE device_enrolment ADD COLUMN IF NOT EXISTS purpose text NOT NULL DEFAULT 'TILL'
