-- once_until: the password is a one-time one that works until then; null: its person chose it, or an owner did
ALTER TABLE operator ADD COLUMN IF NOT EXISTS once_until bigint
--> next
-- own_key: the number that the store itself gives a dish, by which a file names it; '' where it has none
ALTER TABLE takeout_product ADD COLUMN IF NOT EXISTS own_key text NOT NULL DEFAULT ''
