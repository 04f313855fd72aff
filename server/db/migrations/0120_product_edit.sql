-- counts the edits of a deal's price and stock; two editors at once are told apart by it. edited_by: the operator of the last one, null before the first
ALTER TABLE product ADD COLUMN IF NOT EXISTS edit_seq int4 NOT NULL DEFAULT 1
--> next
ALTER TABLE product ADD COLUMN IF NOT EXISTS edited_by text
--> next
ALTER TABLE product ADD COLUMN IF NOT EXISTS edited_at bigint
