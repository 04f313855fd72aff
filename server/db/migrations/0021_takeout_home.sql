-- kind: home (the carousel), card, ad (by area), spread (pop-ups). place: area 1 to 3, 0 everywhere. jump: a rule as spec 000 §3 names it. popup: type, window, frequency; null of what is none
CREATE TABLE IF NOT EXISTS takeout_banner (
  id text NOT NULL,
  kind text NOT NULL,
  position int4 NOT NULL,
  place int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  text_zh text NOT NULL,
  text_en text NOT NULL,
  tone text NOT NULL,
  image text NOT NULL,
  image_two text,
  jump jsonb NOT NULL,
  popup jsonb,
  starts_at bigint NOT NULL,
  ends_at bigint,
  updated_at bigint NOT NULL,
  PRIMARY KEY (id)
)
--> next
-- what banners have brought, by day at UTC+8
CREATE TABLE IF NOT EXISTS takeout_banner_stat (
  banner_id text NOT NULL,
  day text NOT NULL,
  click_type int4 NOT NULL,
  primary_type int4 NOT NULL,
  classify_id text NOT NULL,
  shown bigint NOT NULL,
  clicked bigint NOT NULL,
  refused bigint NOT NULL,
  put_off bigint NOT NULL,
  PRIMARY KEY (banner_id, day, click_type, primary_type, classify_id)
)
--> next
-- type: 1 home, 2 search
CREATE TABLE IF NOT EXISTS takeout_lantern (
  id text NOT NULL,
  type int4 NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  image text NOT NULL,
  activity_image text,
  jump jsonb NOT NULL,
  PRIMARY KEY (id)
)
--> next
-- stores that somebody chose. kind: recommend, good, primary, ad (a paid entry of the merged list)
CREATE TABLE IF NOT EXISTS takeout_pick (
  kind text NOT NULL,
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  position int4 NOT NULL,
  PRIMARY KEY (kind, merchant_id, store_id)
)
--> next
-- classes of stores; parent_id '' is a main class
CREATE TABLE IF NOT EXISTS takeout_category (
  id text NOT NULL,
  parent_id text NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  image text NOT NULL,
  PRIMARY KEY (id)
)
--> next
-- narrow: the filter that a label stands for, as the list's request names it
CREATE TABLE IF NOT EXISTS takeout_label (
  id text NOT NULL,
  sort int4 NOT NULL,
  is_show bool NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  narrow jsonb NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE TABLE IF NOT EXISTS takeout_hot_word (
  id text NOT NULL,
  position int4 NOT NULL,
  word_zh text NOT NULL,
  word_en text NOT NULL,
  PRIMARY KEY (id)
)
--> next
-- what was searched for, and which suggestions were chosen, by day at UTC+8
CREATE TABLE IF NOT EXISTS takeout_word_count (
  word text NOT NULL,
  day text NOT NULL,
  language text NOT NULL,
  searched bigint NOT NULL,
  chosen bigint NOT NULL,
  PRIMARY KEY (word, day, language)
)
--> next
-- what the search finds: a store (product_id '') or a dish. grams: its characters, pairs of characters and beginnings of words (server/modules/takeout-home/search/grams.ts)
CREATE TABLE IF NOT EXISTS takeout_search (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  product_id text NOT NULL,
  grams text[] NOT NULL,
  PRIMARY KEY (merchant_id, store_id, product_id)
)
--> next
CREATE INDEX IF NOT EXISTS takeout_search_grams ON takeout_search USING gin (grams)
--> next
CREATE INDEX IF NOT EXISTS takeout_activity_kind ON takeout_activity (kind ASC, merchant_id ASC, store_id ASC)
--> next
-- red packets that new members are given, and who has had which
CREATE TABLE IF NOT EXISTS takeout_newly_pack (
  id text NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  amount bigint NOT NULL,
  limit_amount bigint NOT NULL,
  valid_days int4 NOT NULL,
  ends_at bigint,
  PRIMARY KEY (id)
)
--> next
CREATE TABLE IF NOT EXISTS takeout_newly_received (
  user_id text NOT NULL,
  pack_id text NOT NULL,
  received_at bigint NOT NULL,
  PRIMARY KEY (user_id, pack_id)
)
