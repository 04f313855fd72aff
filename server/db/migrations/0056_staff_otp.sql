-- one-time codes of staff: secret is encrypted; confirmed_at 0: shown and not yet confirmed; last_step: the time step of the last code that was used; recovery: keyed digests of codes that are left
CREATE TABLE IF NOT EXISTS staff_otp (
  merchant_id text NOT NULL,
  operator_id text NOT NULL,
  secret text NOT NULL,
  started_at bigint NOT NULL,
  confirmed_at bigint NOT NULL,
  last_step bigint NOT NULL,
  recovery text[] NOT NULL,
  PRIMARY KEY (merchant_id, operator_id)
)
