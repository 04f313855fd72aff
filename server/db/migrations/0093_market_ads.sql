-- what happened to advertisements of the supermarkets: a row an advertisement, day and event
CREATE TABLE IF NOT EXISTS market_ad_report (
  ad_id text NOT NULL,
  day text NOT NULL,
  event text NOT NULL,
  times bigint NOT NULL,
  PRIMARY KEY (ad_id, day, event)
)
--> next
-- batches of a day that were counted, so that one that is sent again counts once
CREATE TABLE IF NOT EXISTS market_ad_batch (
  id text NOT NULL,
  day text NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE INDEX IF NOT EXISTS market_ad_batch_day ON market_ad_batch (day ASC)
