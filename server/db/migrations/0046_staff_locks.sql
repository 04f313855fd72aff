-- tries of a secret; kind and subject: what they are counted for (subject: an id, or a keyed digest where strangers choose it); since: when the counted tries began; locks: in a row, each longer than the one before
CREATE TABLE IF NOT EXISTS guess (
  kind text NOT NULL,
  subject text NOT NULL,
  tries int4 NOT NULL,
  locks int4 NOT NULL,
  locked_until bigint NOT NULL,
  since bigint NOT NULL,
  PRIMARY KEY (kind, subject)
)
--> next
CREATE INDEX IF NOT EXISTS guess_age ON guess (since ASC)
--> next
DROP TABLE IF EXISTS pin_try
--> next
-- locked_until of an operator is, like that of a device, the end of a lock for guessing voucher codes
ALTER TABLE operator DROP COLUMN IF EXISTS wrong_tries
--> next
ALTER TABLE merchant ADD COLUMN IF NOT EXISTS locked_until bigint NOT NULL DEFAULT 0
--> next
-- pin_length: digits of the PIN; owners and managers need six
ALTER TABLE operator ADD COLUMN IF NOT EXISTS pin_length int4 NOT NULL DEFAULT 0
--> next
-- operator_id: whom alone a till opens that nobody enrolled
ALTER TABLE device ADD COLUMN IF NOT EXISTS operator_id text
--> next
UPDATE device SET operator_id = last_operator_id WHERE enrolled_at IS NULL AND operator_id IS NULL
--> next
-- family_id: a sign-in and all its refreshes; started_at: that sign-in; proved_at: the last right password in it
ALTER TABLE merchant_session ADD COLUMN IF NOT EXISTS family_id text NOT NULL DEFAULT ''
--> next
ALTER TABLE merchant_session ADD COLUMN IF NOT EXISTS started_at bigint NOT NULL DEFAULT 0
--> next
ALTER TABLE merchant_session ADD COLUMN IF NOT EXISTS proved_at bigint NOT NULL DEFAULT 0
--> next
UPDATE merchant_session SET family_id = token_hash, started_at = created_at WHERE family_id = ''
--> next
-- refresh tokens that were used: one that comes again ends its family
CREATE TABLE IF NOT EXISTS spent_refresh (
  refresh_hash text NOT NULL,
  family_id text NOT NULL,
  merchant_id text NOT NULL,
  operator_id text NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (refresh_hash)
)
--> next
CREATE INDEX IF NOT EXISTS spent_refresh_expiry ON spent_refresh (expires_at ASC)
