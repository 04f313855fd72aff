-- the account page: picture (address of an own upload; '' for none) and birthday (YYYY-MM-DD, set once)
ALTER TABLE app_user ADD COLUMN IF NOT EXISTS picture text NOT NULL DEFAULT ''
--> next
ALTER TABLE app_user ADD COLUMN IF NOT EXISTS birthday text
--> next
-- what a member is told of a session: the client and device, the area of the map where it began (null: not known), its last use to the hour
ALTER TABLE member_session ADD COLUMN IF NOT EXISTS client text NOT NULL DEFAULT ''
--> next
ALTER TABLE member_session ADD COLUMN IF NOT EXISTS model text NOT NULL DEFAULT ''
--> next
ALTER TABLE member_session ADD COLUMN IF NOT EXISTS area int4
--> next
ALTER TABLE member_session ADD COLUMN IF NOT EXISTS used_at bigint NOT NULL DEFAULT 0
--> next
CREATE INDEX IF NOT EXISTS member_session_user ON member_session (user_id ASC)
--> next
-- a phone that an account has left, as a keyed digest: who signs up with it later is no new customer. At most two in 30 days of one account
CREATE TABLE IF NOT EXISTS phone_change (
  user_id text NOT NULL,
  at bigint NOT NULL,
  phone_seal text NOT NULL,
  has_bought boolean NOT NULL,
  PRIMARY KEY (user_id, at)
)
--> next
CREATE INDEX IF NOT EXISTS phone_change_seal ON phone_change (phone_seal ASC)
