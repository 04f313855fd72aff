-- how often a thing happened on a page of a day
CREATE TABLE IF NOT EXISTS event_count (
  day text NOT NULL,
  event text NOT NULL,
  route text NOT NULL,
  times bigint NOT NULL,
  PRIMARY KEY (day, event, route)
)
