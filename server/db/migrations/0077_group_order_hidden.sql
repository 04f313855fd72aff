-- taken off its owner's list; it shows again while one of its vouchers can be used
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS is_hidden bool NOT NULL DEFAULT false
