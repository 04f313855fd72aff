-- The check log by who, where and with what: a filter reads its own rows only (modules/records). The time is in each, for the order of the list
CREATE INDEX IF NOT EXISTS verify_log_operator ON verify_log (merchant_id ASC, operator_id ASC, at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS verify_log_state ON verify_log (merchant_id ASC, state ASC, at DESC, id DESC)
--> next
-- a keyword of digits is also the end of the buyer's phone
CREATE INDEX IF NOT EXISTS app_user_tail ON app_user ((right(phone, 4)) ASC)
