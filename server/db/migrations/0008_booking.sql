-- the visit that an order's buyer booked: when, for how many, and when that was said (decision D4)
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS booked_for bigint
--> next
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS booked_party int4
--> next
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS booked_at bigint
