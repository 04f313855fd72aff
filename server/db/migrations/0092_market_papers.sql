-- articles of the supermarkets; withdrawn_at: taken down
CREATE TABLE IF NOT EXISTS market_paper (
  id text NOT NULL,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  blocks jsonb NOT NULL,
  published_at bigint NOT NULL,
  withdrawn_at bigint,
  PRIMARY KEY (id)
)
