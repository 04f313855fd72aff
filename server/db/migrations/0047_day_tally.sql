-- so many of a kind (upload, place, report) came from one source on a day; a source is a user's id or the keyed digest of a network, never an address
CREATE TABLE IF NOT EXISTS day_tally (
  kind text NOT NULL,
  source text NOT NULL,
  day text NOT NULL,
  times int4 NOT NULL,
  PRIMARY KEY (kind, source, day)
)
