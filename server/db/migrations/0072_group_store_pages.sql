-- what a store of deals shows of itself (spec 002 §7). phones: beside the one of the store. page: covers, story, signature items, names of showcase categories, facilities, in both languages. takeout_store_id: the same shop's takeout. score: null under three reviews
CREATE TABLE IF NOT EXISTS group_store_page (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  classify_zh text NOT NULL,
  classify_en text NOT NULL,
  per_capita bigint,
  phones text[] NOT NULL,
  takeout_store_id text,
  score float8,
  page jsonb NOT NULL,
  PRIMARY KEY (merchant_id, store_id)
)
--> next
-- what a store shows and does not sell. position: within the store, by category. facts: pictures, description, tags, allergens, deals
CREATE TABLE IF NOT EXISTS group_showcase (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  category_id text NOT NULL,
  position int4 NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  picture text NOT NULL,
  price bigint,
  facts jsonb NOT NULL,
  PRIMARY KEY (merchant_id, store_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS group_showcase_id ON group_showcase (id ASC)
--> next
CREATE INDEX IF NOT EXISTS group_showcase_order ON group_showcase (merchant_id ASC, store_id ASC, position ASC)
--> next
CREATE INDEX IF NOT EXISTS store_id ON store (id ASC)
--> next
-- pages on which a deal is not listed, such as merchantHomePage
ALTER TABLE product ADD COLUMN IF NOT EXISTS not_shown_on text[] NOT NULL DEFAULT '{}'
