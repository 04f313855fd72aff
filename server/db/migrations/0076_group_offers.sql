-- what coupons took off the price of an order, in cents; above 0 the order holds or used coupons
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS offer_saving int8 NOT NULL DEFAULT 0
--> next
-- the only ways to pay that its coupons allow; null is any
ALTER TABLE group_order ADD COLUMN IF NOT EXISTS channels text[]
