-- what became of a guest's report of a store: null while it waits; who settled it and when
ALTER TABLE takeout_report ADD COLUMN IF NOT EXISTS settled_at bigint
--> next
ALTER TABLE takeout_report ADD COLUMN IF NOT EXISTS settled_by text
--> next
CREATE INDEX IF NOT EXISTS takeout_report_at ON takeout_report (created_at ASC, id ASC)
