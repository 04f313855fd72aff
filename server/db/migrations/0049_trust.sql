-- a piece that was given for an order which was given back as a whole: one that an unpaid order still holds ends when it is set free
ALTER TABLE member_offer ADD COLUMN IF NOT EXISTS withdrawn_at bigint
--> next
-- the pieces that were given for an order, whoever has them
CREATE INDEX IF NOT EXISTS member_offer_given ON member_offer (offer_id ASC)
--> next
-- when the order of a share was given back: its packets are over
ALTER TABLE takeout_share ADD COLUMN IF NOT EXISTS ended_at bigint
