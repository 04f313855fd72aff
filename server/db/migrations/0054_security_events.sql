-- who did what; merchant_id is empty where an account does not exist
CREATE TABLE IF NOT EXISTS security_event (
  merchant_id text NOT NULL,
  id text NOT NULL,
  at bigint NOT NULL,
  day text NOT NULL,
  kind text NOT NULL,
  act text NOT NULL,
  operator_id text,
  device_id text,
  subject text,
  reason text,
  source text NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS security_event_time ON security_event (merchant_id ASC, at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS security_event_day ON security_event (merchant_id ASC, day ASC, kind ASC)
--> next
CREATE INDEX IF NOT EXISTS security_event_age ON security_event (at ASC)
