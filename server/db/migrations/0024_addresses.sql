-- fingerprint: a digest of person, phone, place and detail; the same address is not kept twice (spec 001 §5). place in WGS-84
CREATE TABLE IF NOT EXISTS user_address (
  user_id text NOT NULL,
  id text NOT NULL,
  contact_name text NOT NULL,
  title text,
  region text NOT NULL,
  phone text NOT NULL,
  map_address text NOT NULL,
  detail text NOT NULL,
  lat float8 NOT NULL,
  lon float8 NOT NULL,
  tag text,
  is_default bool NOT NULL,
  fingerprint text NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  PRIMARY KEY (user_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS user_address_once ON user_address (user_id ASC, fingerprint ASC)
--> next
-- places that nothing is delivered to. district: a key of the gazetteer; an entry without one is left out of the comparison (spec 001 §5)
CREATE TABLE IF NOT EXISTS address_blacklist (
  id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  district text,
  PRIMARY KEY (id)
)
--> next
INSERT INTO address_blacklist (id, name_zh, name_en, district) VALUES ('bridge-port', '港珠澳大橋澳門口岸', 'HZMB Macau Port', 'fatima'), ('ferry-terminal', '外港客運碼頭', 'Outer Harbour Ferry Terminal', NULL) ON CONFLICT (id) DO NOTHING
--> next
-- the last characters of a buyer's certificate, never the whole of it (decision K6)
CREATE TABLE IF NOT EXISTS risk_buyer (
  user_id text NOT NULL,
  certificate_type int4 NOT NULL,
  certificate_num text NOT NULL,
  updated_at bigint NOT NULL,
  PRIMARY KEY (user_id)
)
