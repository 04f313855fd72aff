-- closed_at: its owner closed the account; region and phone are then blank words that no phone can be. holds: raised by what must not slip past a closing (modules/member/repo.ts, holdAccount).
-- is_returning: the phone had an account before that had bought; such a member is not new
ALTER TABLE app_user ADD COLUMN IF NOT EXISTS closed_at bigint
--> next
ALTER TABLE app_user ADD COLUMN IF NOT EXISTS holds int4 NOT NULL DEFAULT 0
--> next
ALTER TABLE app_user ADD COLUMN IF NOT EXISTS is_returning bool NOT NULL DEFAULT false
--> next
CREATE INDEX IF NOT EXISTS member_session_user ON member_session (user_id ASC)
--> next
-- the trail of a closed account. token_hash: of the session that closed it, for a week, so that a repeat gets its answer. phone_seal: a keyed digest, which tells a phone that comes back and nobody else. losses: what its owner accepted to lose
CREATE TABLE IF NOT EXISTS account_closing (
  user_id text NOT NULL,
  receipt_no text NOT NULL,
  closed_at bigint NOT NULL,
  token_hash text NOT NULL,
  phone_seal text NOT NULL,
  has_bought bool NOT NULL,
  client text NOT NULL,
  losses jsonb NOT NULL,
  is_swept bool NOT NULL,
  PRIMARY KEY (user_id)
)
--> next
CREATE INDEX IF NOT EXISTS account_closing_token ON account_closing (token_hash ASC)
--> next
CREATE INDEX IF NOT EXISTS account_closing_phone ON account_closing (phone_seal ASC)
--> next
CREATE INDEX IF NOT EXISTS account_closing_sweep ON account_closing (is_swept ASC, closed_at ASC)
