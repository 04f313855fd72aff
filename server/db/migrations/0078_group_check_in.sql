-- visits of members to stores of deals: a day at UTC+8, points of this visit, and on how many days in a row the member has checked in anywhere
CREATE TABLE IF NOT EXISTS group_check_in (
  user_id text NOT NULL,
  day text NOT NULL,
  store_id text NOT NULL,
  points int4 NOT NULL,
  streak int4 NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, day, store_id)
)
