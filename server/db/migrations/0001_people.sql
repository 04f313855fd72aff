-- Valid on PostgreSQL, CockroachDB, YugabyteDB and Citus (server/README.md, "SQL that runs everywhere").
-- Instants are milliseconds since 1970 UTC, money is whole cents. merchant_id leads every key of what belongs to a merchant.
CREATE TABLE IF NOT EXISTS setting (
  name text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (name)
)
--> next
CREATE TABLE IF NOT EXISTS app_user (
  id text NOT NULL,
  region text NOT NULL,
  phone text NOT NULL,
  nickname text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS app_user_phone ON app_user (region ASC, phone ASC)
--> next
CREATE TABLE IF NOT EXISTS login_code (
  region text NOT NULL,
  phone text NOT NULL,
  code_hash text NOT NULL,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  wrong_tries int4 NOT NULL,
  day text NOT NULL,
  sent_today int4 NOT NULL,
  PRIMARY KEY (region, phone)
)
--> next
CREATE TABLE IF NOT EXISTS member_session (
  token_hash text NOT NULL,
  user_id text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (token_hash)
)
--> next
CREATE INDEX IF NOT EXISTS member_session_expiry ON member_session (expires_at ASC)
--> next
CREATE TABLE IF NOT EXISTS merchant (
  id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  commission_bp int4 NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE TABLE IF NOT EXISTS store (
  merchant_id text NOT NULL,
  id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  address_zh text NOT NULL,
  address_en text NOT NULL,
  phone text NOT NULL,
  picture text NOT NULL,
  lat float8 NOT NULL,
  lon float8 NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
-- store_ids: where a manager, cashier or auditor works; an owner works in every store
CREATE TABLE IF NOT EXISTS operator (
  merchant_id text NOT NULL,
  id text NOT NULL,
  account text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  role text NOT NULL,
  password_hash text NOT NULL,
  store_ids text[] NOT NULL,
  is_active bool NOT NULL,
  wrong_tries int4 NOT NULL,
  locked_until bigint NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS operator_account ON operator (account ASC)
--> next
CREATE TABLE IF NOT EXISTS device (
  merchant_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  created_at bigint NOT NULL,
  revoked_at bigint,
  locked_until bigint NOT NULL,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE TABLE IF NOT EXISTS merchant_session (
  token_hash text NOT NULL,
  refresh_hash text NOT NULL,
  merchant_id text NOT NULL,
  operator_id text NOT NULL,
  device_id text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  refresh_expires_at bigint NOT NULL,
  PRIMARY KEY (token_hash)
)
--> next
CREATE INDEX IF NOT EXISTS merchant_session_refresh ON merchant_session (refresh_hash ASC)
--> next
CREATE INDEX IF NOT EXISTS merchant_session_expiry ON merchant_session (refresh_expires_at ASC)
