-- when the store last changed its reply; reply_at stays the moment of the first
ALTER TABLE takeout_comment ADD COLUMN IF NOT EXISTS reply_edited_at bigint
--> next
ALTER TABLE market_comment ADD COLUMN IF NOT EXISTS reply_edited_at bigint
--> next
ALTER TABLE group_comment ADD COLUMN IF NOT EXISTS reply_edited_at bigint
--> next
-- reviews that a store reported to the platform as against the rules, each once; forgotten after two years
CREATE TABLE IF NOT EXISTS review_report (
  merchant_id text NOT NULL,
  comment_id text NOT NULL,
  store_id text NOT NULL,
  operator_id text NOT NULL,
  reason text NOT NULL,
  note text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (merchant_id, comment_id)
)
--> next
CREATE INDEX IF NOT EXISTS review_report_store ON review_report (merchant_id ASC, store_id ASC, at ASC)
--> next
CREATE INDEX IF NOT EXISTS review_report_at ON review_report (at ASC)
