-- old messages are found by their age and dropped
CREATE INDEX IF NOT EXISTS order_message_sent ON order_message (sent_at ASC)
--> next
-- what a bag costs somebody with a monthly card or a trial; null: what it costs everybody
ALTER TABLE gold_bag ADD COLUMN IF NOT EXISTS member_price bigint
