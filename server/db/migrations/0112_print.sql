-- printers of a store with a desk: the till that prints on each and the one that stands in for it, its paper in millimetres, how it is reached, and what it prints (station_ids; has_labels: bag labels). answered_at: when it last took what it was sent
CREATE TABLE IF NOT EXISTS printer (
  merchant_id text NOT NULL,
  store_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  device_id text NOT NULL,
  deputy_id text,
  paper int4 NOT NULL,
  setup jsonb NOT NULL,
  station_ids text[] NOT NULL DEFAULT '{}',
  has_labels boolean NOT NULL,
  created_at bigint NOT NULL,
  answered_at bigint,
  PRIMARY KEY (merchant_id, store_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS printer_answered ON printer (merchant_id ASC, store_id ASC, answered_at ASC)
--> next
-- one row a paper of an order. due_at: when it is wanted; free_at, deputy_at: from when its printer's till and that till's deputy may claim it; claim_id: the attempt that holds it until lease_until; is_unsure: it may have come out though nobody said so; prints: how often it did. Forgotten two days after it was wanted
CREATE TABLE IF NOT EXISTS print_job (
  merchant_id text NOT NULL,
  id text NOT NULL,
  store_id text NOT NULL,
  order_id text NOT NULL,
  part text NOT NULL,
  printer_id text NOT NULL,
  state text NOT NULL,
  problem text NOT NULL DEFAULT '',
  due_at bigint NOT NULL,
  free_at bigint NOT NULL,
  deputy_at bigint NOT NULL,
  lease_until bigint NOT NULL DEFAULT 0,
  claim_id text NOT NULL DEFAULT '',
  claimed_by text NOT NULL DEFAULT '',
  is_unsure boolean NOT NULL DEFAULT false,
  prints int4 NOT NULL DEFAULT 0,
  printed_at bigint,
  PRIMARY KEY (merchant_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS print_job_part ON print_job (merchant_id ASC, order_id ASC, part ASC)
--> next
CREATE INDEX IF NOT EXISTS print_job_open ON print_job (merchant_id ASC, store_id ASC, due_at ASC) WHERE state IN ('WAITING', 'CLAIMED', 'FAILED')
--> next
CREATE INDEX IF NOT EXISTS print_job_due ON print_job (due_at ASC)
