-- what the guest of a buffet wants the table to know; '' is nothing
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS table_note text NOT NULL DEFAULT ''
