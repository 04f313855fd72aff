-- made again so that this file can run twice: the last statement drops it
CREATE TABLE IF NOT EXISTS alert (
  merchant_id text NOT NULL,
  day text NOT NULL,
  kind text NOT NULL,
  at bigint NOT NULL,
  detail text NOT NULL,
  PRIMARY KEY (merchant_id, day, kind)
)
--> next
-- one open row a kind, subject and day; subject: the id of the merchant, store, operator or device that it is about. seen_by is the first who saw it; settled_by is null where it settled by itself
CREATE TABLE IF NOT EXISTS merchant_alert (
  merchant_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  day text NOT NULL,
  at bigint NOT NULL,
  last_at bigint NOT NULL,
  times int4 NOT NULL,
  store_id text,
  operator_id text,
  device_id text,
  seen_at bigint,
  seen_by text,
  settled_at bigint,
  settled_by text,
  note text NOT NULL DEFAULT '',
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS merchant_alert_open ON merchant_alert (merchant_id ASC, kind ASC, subject ASC, day ASC) WHERE settled_at IS NULL
--> next
CREATE INDEX IF NOT EXISTS merchant_alert_day ON merchant_alert (merchant_id ASC, day ASC, kind ASC, subject ASC)
--> next
CREATE INDEX IF NOT EXISTS merchant_alert_time ON merchant_alert (merchant_id ASC, last_at DESC, id DESC)
--> next
CREATE INDEX IF NOT EXISTS merchant_alert_age ON merchant_alert (last_at ASC)
--> next
-- an alert of before has its kind and subject in one column, and a count or a document as its detail
INSERT INTO merchant_alert (merchant_id, id, kind, subject, day, at, last_at, times, operator_id, device_id)
SELECT merchant_id, md5(day || ' ' || kind), split_part(kind, ':', 1), CASE WHEN kind LIKE '%:%' THEN substr(kind, strpos(kind, ':') + 1) ELSE merchant_id END, day, at, at,
  CASE WHEN kind LIKE '%:%' THEN 1 ELSE CAST(detail AS int4) END, CASE WHEN kind LIKE '%:%' THEN CAST(detail AS jsonb) ->> 'operatorId' END, CASE WHEN kind LIKE '%:%' THEN CAST(detail AS jsonb) ->> 'deviceId' END
FROM alert ON CONFLICT DO NOTHING
--> next
DROP TABLE IF EXISTS alert
--> next
CREATE INDEX IF NOT EXISTS verify_undo_time ON verify_undo (merchant_id ASC, at DESC)
