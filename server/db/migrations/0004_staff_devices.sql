-- pin_hash: argon2 of the 4 to 6 digits with which an operator takes over a shared till; null when none is set (decision A4)
ALTER TABLE operator ADD COLUMN IF NOT EXISTS pin_hash text
--> next
-- version: raised by each change of the staff, so that two changes at once see one another
ALTER TABLE merchant ADD COLUMN IF NOT EXISTS staff_version int4 NOT NULL DEFAULT 0
--> next
-- key_hash: digest of the key that proves the till itself; enrolled_at: by an owner's QR (decision A6); store_id: where it stood last
ALTER TABLE device ADD COLUMN IF NOT EXISTS key_hash text
--> next
ALTER TABLE device ADD COLUMN IF NOT EXISTS key_expires_at bigint NOT NULL DEFAULT 0
--> next
ALTER TABLE device ADD COLUMN IF NOT EXISTS enrolled_at bigint
--> next
ALTER TABLE device ADD COLUMN IF NOT EXISTS store_id text
--> next
ALTER TABLE device ADD COLUMN IF NOT EXISTS lock_minutes int4 NOT NULL DEFAULT 10
--> next
ALTER TABLE device ADD COLUMN IF NOT EXISTS last_seen_at bigint NOT NULL DEFAULT 0
--> next
ALTER TABLE device ADD COLUMN IF NOT EXISTS last_operator_id text
--> next
CREATE INDEX IF NOT EXISTS device_key ON device (key_hash ASC)
--> next
CREATE INDEX IF NOT EXISTS merchant_session_operator ON merchant_session (merchant_id ASC, operator_id ASC)
--> next
-- one row an account of the staff that was added or renamed here: it makes an account unique over all merchants
CREATE TABLE IF NOT EXISTS staff_account (
  account text NOT NULL,
  merchant_id text NOT NULL,
  operator_id text NOT NULL,
  PRIMARY KEY (account)
)
--> next
-- tries: since the last right PIN or the last lock; locks: in a row, each longer than the one before
CREATE TABLE IF NOT EXISTS pin_try (
  merchant_id text NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  tries int4 NOT NULL,
  locks int4 NOT NULL,
  locked_until bigint NOT NULL,
  PRIMARY KEY (merchant_id, operator_id, device_id)
)
--> next
-- one row a QR that an owner showed; used_by: the device that took it, which alone may take it again
CREATE TABLE IF NOT EXISTS device_enrolment (
  merchant_id text NOT NULL,
  id text NOT NULL,
  token_hash text NOT NULL,
  store_id text,
  name text NOT NULL,
  operator_id text NOT NULL,
  expires_at bigint NOT NULL,
  used_by text,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS device_enrolment_token ON device_enrolment (token_hash ASC)
--> next
CREATE INDEX IF NOT EXISTS device_enrolment_expiry ON device_enrolment (expires_at ASC)
