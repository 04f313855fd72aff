-- so many one-time codes were asked for from one place of the network on a day; `source` is a keyed digest, never the address
CREATE TABLE IF NOT EXISTS code_tally (
  source text NOT NULL,
  day text NOT NULL,
  sent int4 NOT NULL,
  PRIMARY KEY (source, day)
)
