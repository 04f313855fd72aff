-- reply: what the store answered under a review, and when; both or neither
ALTER TABLE takeout_comment ADD COLUMN IF NOT EXISTS reply text
--> next
ALTER TABLE takeout_comment ADD COLUMN IF NOT EXISTS reply_at bigint
