-- reviews that the platform has hidden: their writers still read them
ALTER TABLE takeout_comment ADD COLUMN IF NOT EXISTS hidden_at bigint
--> next
ALTER TABLE market_comment ADD COLUMN IF NOT EXISTS hidden_at bigint
--> next
ALTER TABLE group_comment ADD COLUMN IF NOT EXISTS hidden_at bigint
--> next
-- what became of a report: HIDDEN or KEPT, null while it waits; who decided it and when
ALTER TABLE review_report ADD COLUMN IF NOT EXISTS outcome text
--> next
ALTER TABLE review_report ADD COLUMN IF NOT EXISTS settled_at bigint
--> next
ALTER TABLE review_report ADD COLUMN IF NOT EXISTS settled_by text
--> next
CREATE INDEX IF NOT EXISTS review_report_comment ON review_report (comment_id ASC)
