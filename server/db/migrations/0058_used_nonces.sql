-- signed requests that were used up: only writes that neither a key nor a request id makes safe to repeat; nonce: a digest
CREATE TABLE IF NOT EXISTS used_nonce (
  nonce text NOT NULL PRIMARY KEY,
  used_at bigint NOT NULL
)
--> next
CREATE INDEX IF NOT EXISTS used_nonce_age ON used_nonce (used_at ASC)
