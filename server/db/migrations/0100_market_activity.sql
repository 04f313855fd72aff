-- activities that give coupons of the supermarkets out. offer_ids: rows of offer whose way is activity; withdrawn_at: taken down
CREATE TABLE IF NOT EXISTS market_coupon_activity (
  id text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  rules_zh text NOT NULL,
  rules_en text NOT NULL,
  image text NOT NULL,
  offer_ids text[] NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  withdrawn_at bigint,
  PRIMARY KEY (id)
)
