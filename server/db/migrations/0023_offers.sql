-- what there is to claim: a coupon of the platform (merchant_id '') or of a merchant. way: how one gets it (store, share, gift). terms: what it says and takes (server/modules/offers/terms.ts), money in cents.
-- stock: pieces for everybody, -1 no limit; claimed counts them. per_user: pieces a member, -1 no limit. store_ids: the pages it is shown on; empty is every store
CREATE TABLE IF NOT EXISTS offer (
  id text NOT NULL,
  merchant_id text NOT NULL,
  kind text NOT NULL,
  way text NOT NULL,
  position int4 NOT NULL,
  store_ids text[] NOT NULL,
  terms jsonb NOT NULL,
  claim_from bigint NOT NULL,
  claim_until bigint,
  stock int4 NOT NULL,
  claimed int4 NOT NULL,
  per_user int4 NOT NULL,
  PRIMARY KEY (id)
)
--> next
CREATE INDEX IF NOT EXISTS offer_way ON offer (way ASC, position ASC)
--> next
-- a piece that a member has. nth: which of the member's pieces of one offer it is: two that claim at once cannot both be the first. state: claimed, reserved, used, freed, expired; seq: of its latest event.
-- terms: as they were when it was claimed; what is changed afterwards does not bind it. order_id: the order that holds or used it
CREATE TABLE IF NOT EXISTS member_offer (
  user_id text NOT NULL,
  id text NOT NULL,
  offer_id text NOT NULL,
  nth int4 NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  seq int4 NOT NULL,
  terms jsonb NOT NULL,
  claimed_at bigint NOT NULL,
  start_at bigint NOT NULL,
  end_at bigint NOT NULL,
  merchant_id text NOT NULL,
  order_id text NOT NULL,
  used_at bigint,
  PRIMARY KEY (user_id, id)
)
--> next
CREATE UNIQUE INDEX IF NOT EXISTS member_offer_nth ON member_offer (user_id ASC, offer_id ASC, nth ASC)
--> next
CREATE INDEX IF NOT EXISTS member_offer_kind ON member_offer (user_id ASC, kind ASC, end_at ASC)
--> next
CREATE INDEX IF NOT EXISTS member_offer_order ON member_offer (order_id ASC)
--> next
CREATE INDEX IF NOT EXISTS member_offer_end ON member_offer (state ASC, end_at ASC)
--> next
CREATE TABLE IF NOT EXISTS member_offer_event (
  user_id text NOT NULL,
  member_offer_id text NOT NULL,
  seq int4 NOT NULL,
  at bigint NOT NULL,
  state text NOT NULL,
  order_id text NOT NULL,
  PRIMARY KEY (user_id, member_offer_id, seq)
)
