-- the platform's bill that an owner typed at a closing, and by how much it was more (or less) than what the closing booked; both null where none was typed
ALTER TABLE day_closing ADD COLUMN IF NOT EXISTS bill bigint
--> next
ALTER TABLE day_closing ADD COLUMN IF NOT EXISTS bill_difference bigint
