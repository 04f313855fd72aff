-- when a payment without an answer is asked after at its bank
ALTER TABLE trade ADD COLUMN IF NOT EXISTS ask_at bigint NOT NULL DEFAULT 0
--> next
CREATE INDEX IF NOT EXISTS trade_to_ask ON trade (ask_at ASC) WHERE result = 'PENDING'
--> next
DROP INDEX IF EXISTS trade_card_open
--> next
-- who has paid a refund by hand that its channel does not take
ALTER TABLE money_back ADD COLUMN IF NOT EXISTS paid_by text
