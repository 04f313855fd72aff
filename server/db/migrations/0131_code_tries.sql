-- which network asked for a one-time code (a keyed digest), and the wrong tries from all others: a stranger's use up no try of the guest's
ALTER TABLE login_code ADD COLUMN IF NOT EXISTS source text NOT NULL DEFAULT ''
--> next
ALTER TABLE login_code ADD COLUMN IF NOT EXISTS strange_tries int4 NOT NULL DEFAULT 0
