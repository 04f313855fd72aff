-- one-time codes by which a guest lets a till open their vouchers; code_hash: a keyed digest, empty once it is used
CREATE TABLE IF NOT EXISTS guest_code (
  merchant_id text NOT NULL,
  device_id text NOT NULL,
  user_id text NOT NULL,
  code_hash text NOT NULL,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  wrong_tries int4 NOT NULL,
  PRIMARY KEY (merchant_id, device_id, user_id)
)
--> next
CREATE INDEX IF NOT EXISTS guest_code_age ON guest_code (sent_at ASC)
