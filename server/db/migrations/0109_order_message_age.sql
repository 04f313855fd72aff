-- old messages are found by their age and dropped
CREATE INDEX IF NOT EXISTS order_message_sent ON order_message (sent_at ASC)
