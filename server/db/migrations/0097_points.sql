-- the points of members: a row a source, never changed; the sum of a member's rows is the balance (decision MB9). ref: the order or the row that it is about, or the way of a sign-in; expires_at null: no credit
CREATE TABLE IF NOT EXISTS point_entry (
  user_id text NOT NULL,
  source text NOT NULL,
  kind text NOT NULL,
  ref text NOT NULL,
  amount int4 NOT NULL,
  at bigint NOT NULL,
  expires_at bigint,
  PRIMARY KEY (user_id, source)
)
--> next
CREATE INDEX IF NOT EXISTS point_entry_time ON point_entry (user_id ASC, at DESC, source COLLATE "C" DESC)
--> next
CREATE INDEX IF NOT EXISTS point_entry_end ON point_entry (expires_at ASC, user_id ASC) WHERE expires_at IS NOT NULL
--> next
CREATE INDEX IF NOT EXISTS point_entry_at ON point_entry (at ASC)
--> next
-- who helped whom with a task in a turn of it: once a helper and turn
CREATE TABLE IF NOT EXISTS task_help (
  task_id text NOT NULL,
  turn text NOT NULL,
  helper_id text NOT NULL,
  user_id text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (task_id, turn, helper_id)
)
--> next
CREATE INDEX IF NOT EXISTS task_help_user ON task_help (user_id ASC, task_id ASC, turn ASC)
--> next
CREATE INDEX IF NOT EXISTS task_help_at ON task_help (at ASC)
--> next
-- what the sweeper reads of all members: what is due, and what was refunded
CREATE INDEX IF NOT EXISTS takeout_order_completed ON takeout_order (completed_at ASC) WHERE completed_at IS NOT NULL
--> next
CREATE INDEX IF NOT EXISTS takeout_order_refunded ON takeout_order (refund_at ASC) WHERE refund_at IS NOT NULL
--> next
CREATE INDEX IF NOT EXISTS verify_log_used ON verify_log (at ASC) WHERE state = 'OK'
--> next
CREATE INDEX IF NOT EXISTS verify_refund_at ON verify_refund (at ASC)
--> next
CREATE INDEX IF NOT EXISTS takeout_comment_at ON takeout_comment (created_at ASC)
--> next
CREATE INDEX IF NOT EXISTS market_comment_at ON market_comment (created_at ASC)
--> next
CREATE INDEX IF NOT EXISTS group_comment_at ON group_comment (created_at ASC)
--> next
CREATE INDEX IF NOT EXISTS group_check_in_at ON group_check_in (created_at ASC)
--> next
-- orders and check-ins of the last year that stood before there was a ledger, due for more than nine days; younger ones are found by the sweeper
INSERT INTO point_entry (user_id, source, kind, ref, amount, at, expires_at)
SELECT user_id, source, kind, ref, amount, at,
  CAST(extract(epoch FROM date_trunc('month', to_timestamp((at + 28800000) / 1000.0) AT TIME ZONE 'UTC') + interval '13 months') AS bigint) * 1000 - 28800001
FROM (
  SELECT user_id, 'order:' || id AS source, CASE WHEN kind = 'market' THEN 'MARKET' ELSE 'TAKEOUT' END AS kind, id AS ref, CAST(total / 100 AS int4) AS amount, completed_at + 172800000 AS at
  FROM takeout_order WHERE completed_at IS NOT NULL AND status > 0 AND refund_status = 0 AND coalesce(refund_progress, 1) <> 0 AND total >= 100
  UNION ALL
  SELECT g.user_id, 'use:' || l.id, 'GROUP', g.id, CAST(l.face_amount / 100 AS int4), l.at + 172800000
  FROM verify_log l JOIN group_order g ON g.merchant_id = l.merchant_id AND g.id = l.order_id WHERE l.state = 'OK' AND NOT l.is_refunded AND l.face_amount >= 100
  UNION ALL
  SELECT user_id, 'visit:' || day || ':' || store_id, 'VISIT', '', points, created_at FROM group_check_in
) s
WHERE at < CAST(extract(epoch FROM now()) AS bigint) * 1000 - 777600000 AND at > CAST(extract(epoch FROM now()) AS bigint) * 1000 - 31536000000
ON CONFLICT DO NOTHING
