-- how often a ticket of the station is printed, 1 to 3
ALTER TABLE station ADD COLUMN IF NOT EXISTS copies int4 NOT NULL DEFAULT 1
--> next
-- counts the edits of a store's special days; two editors at once are told apart by it. days_by: the operator of the last one, null before the first
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS days_seq int4 NOT NULL DEFAULT 1
--> next
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS days_by text
--> next
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS days_at bigint
