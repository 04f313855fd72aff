-- who a member is at another client: provider is social, wallet, paymentApp or bank
CREATE TABLE IF NOT EXISTS member_identity (
  provider text NOT NULL,
  open_id text NOT NULL,
  union_id text NOT NULL,
  nickname text NOT NULL,
  avatar text NOT NULL,
  user_id text,
  created_at bigint NOT NULL,
  PRIMARY KEY (provider, open_id)
)
--> next
CREATE INDEX IF NOT EXISTS member_identity_user ON member_identity (user_id ASC)
--> next
-- a provider's code is good once for each purpose: identity, login, register
CREATE TABLE IF NOT EXISTS identity_code_use (
  code_hash text NOT NULL,
  purpose text NOT NULL,
  used_at bigint NOT NULL,
  PRIMARY KEY (code_hash, purpose)
)
--> next
CREATE INDEX IF NOT EXISTS identity_code_use_age ON identity_code_use (used_at ASC)
--> next
-- where a device last was
CREATE TABLE IF NOT EXISTS client_place (
  equipment_id text NOT NULL,
  lat float8 NOT NULL,
  lon float8 NOT NULL,
  city text NOT NULL,
  title text NOT NULL,
  address text NOT NULL,
  updated_at bigint NOT NULL,
  PRIMARY KEY (equipment_id)
)
--> next
-- switches of the platform that differ from their default (server/modules/orgs/switches.ts)
CREATE TABLE IF NOT EXISTS platform_switch (
  name text NOT NULL,
  is_on bool NOT NULL,
  PRIMARY KEY (name)
)
--> next
CREATE TABLE IF NOT EXISTS upload_file (
  id text NOT NULL,
  user_id text NOT NULL,
  folder text NOT NULL,
  name text NOT NULL,
  size int4 NOT NULL,
  day text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE INDEX IF NOT EXISTS upload_file_user ON upload_file (user_id ASC, day ASC)
