-- promotions of a takeaway or a supermarket that its staff planned (decision DA26). What is published also stands in takeout_activity, by the same id, which prices read; a draft stands here alone.
-- is_shown: published and not over, which lists of stores look at; the sweeper takes it off what ended by itself.
-- terms: by kind, money in cents (server/modules/promotion-edit/promotion-document.ts). seq counts changes. Kept for 24 months
CREATE TABLE IF NOT EXISTS store_promotion (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  is_draft boolean NOT NULL,
  is_shown boolean NOT NULL,
  terms jsonb NOT NULL,
  seq int4 NOT NULL,
  changed_by text NOT NULL,
  changed_at bigint NOT NULL,
  PRIMARY KEY (merchant_id, store_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS store_promotion_ends ON store_promotion (ends_at ASC)
--> next
CREATE INDEX IF NOT EXISTS store_promotion_shown ON store_promotion (is_shown ASC, store_id ASC)
