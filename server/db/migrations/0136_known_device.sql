-- devices that an account was signed in at, as keyed digests: the last five, for half a year. Where strangers have used up a phone's codes of a day, they still get some
CREATE TABLE IF NOT EXISTS known_device (
  user_id text NOT NULL,
  device text NOT NULL,
  seen_at bigint NOT NULL,
  PRIMARY KEY (user_id, device)
)
--> next
CREATE INDEX IF NOT EXISTS known_device_seen ON known_device (seen_at ASC)
