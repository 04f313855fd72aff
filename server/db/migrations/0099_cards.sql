-- the payment password of a member: argon2id over a keyed digest, never the digits
CREATE TABLE IF NOT EXISTS pay_password (
  user_id text NOT NULL,
  hash text NOT NULL,
  set_at bigint NOT NULL,
  PRIMARY KEY (user_id)
)
--> next
-- a right payment password, for one order or card and one sum: used once, two minutes; a newer one for the same takes its place
CREATE TABLE IF NOT EXISTS pay_mark (
  user_id text NOT NULL,
  target_id text NOT NULL,
  mark_hash text NOT NULL,
  amount bigint NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (user_id, target_id)
)
--> next
CREATE INDEX IF NOT EXISTS pay_mark_end ON pay_mark (expires_at ASC)
--> next
-- the identity of an account: type of certificate and its last four characters
CREATE TABLE IF NOT EXISTS account_identity (
  user_id text NOT NULL,
  type int4 NOT NULL,
  last4 text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id)
)
--> next
-- a bank card of a member: the gateway's token stands for the number, which is nowhere. slot: its place among the most that an account may keep
CREATE TABLE IF NOT EXISTS bank_card (
  user_id text NOT NULL,
  id text NOT NULL,
  slot int4 NOT NULL,
  token text NOT NULL,
  last4 text NOT NULL,
  brand text NOT NULL,
  month int4 NOT NULL,
  year int4 NOT NULL,
  name text NOT NULL,
  status int4 NOT NULL,
  is_default boolean NOT NULL,
  created_at bigint NOT NULL,
  verified_at bigint,
  PRIMARY KEY (user_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS bank_card_slot ON bank_card (user_id ASC, slot ASC)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS bank_card_token ON bank_card (token ASC)
--> next
-- a session of the gateway's frame: whose it is, and the nonce that its messages carry
CREATE TABLE IF NOT EXISTS card_frame (
  id text NOT NULL,
  user_id text NOT NULL,
  nonce text NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE INDEX IF NOT EXISTS card_frame_owner ON card_frame (user_id ASC)
--> next
CREATE INDEX IF NOT EXISTS card_frame_end ON card_frame (expires_at ASC)
--> next
-- the sandbox gateway's own: what a token stands for. It is never told the number
CREATE TABLE IF NOT EXISTS sandbox_card (
  token text NOT NULL,
  frame_id text NOT NULL,
  last4 text NOT NULL,
  brand text NOT NULL,
  month int4 NOT NULL,
  year int4 NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (token)
)
--> next
CREATE INDEX IF NOT EXISTS sandbox_card_age ON sandbox_card (created_at ASC)
--> next
CREATE INDEX IF NOT EXISTS sandbox_card_frame ON sandbox_card (frame_id ASC)
--> next
-- the sandbox gateway's own: one row a charge, whatever became of it
CREATE TABLE IF NOT EXISTS sandbox_charge (
  reference text NOT NULL,
  token text NOT NULL,
  amount bigint NOT NULL,
  result text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (reference)
)
--> next
-- the card of a payment by card
ALTER TABLE trade ADD COLUMN IF NOT EXISTS card_id text
--> next
CREATE INDEX IF NOT EXISTS trade_card_open ON trade (created_at ASC) WHERE result = 'PENDING' AND type = 'BANK_CARD'
