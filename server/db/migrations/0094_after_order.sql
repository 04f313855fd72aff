-- what an order was shared for is found by the order alone: a friend's link does not name the merchant
CREATE INDEX IF NOT EXISTS takeout_share_order ON takeout_share (order_id ASC)
--> next
-- what a rider or a store wrote to the guest of an order. id: the writer's own key of the message, so that a repeat is no second one. sender: the rider's id or the store's; read_at null: the guest has not seen it
CREATE TABLE IF NOT EXISTS order_message (
  order_id text NOT NULL,
  id text NOT NULL,
  user_id text NOT NULL,
  sender text NOT NULL,
  text_zh text NOT NULL,
  text_en text NOT NULL,
  sent_at bigint NOT NULL,
  read_at bigint,
  PRIMARY KEY (order_id, id)
)
--> next
CREATE INDEX IF NOT EXISTS order_message_unread ON order_message (user_id ASC, read_at ASC, order_id ASC)
--> next
-- when a member was last invited to rate the app
CREATE TABLE IF NOT EXISTS rating_guide (
  user_id text NOT NULL,
  shown_at bigint NOT NULL,
  PRIMARY KEY (user_id)
)
--> next
-- the hours of a supermarket flash sale that a member wants to hear of. sub_id, day: its interval (decision P10)
CREATE TABLE IF NOT EXISTS market_reminder (
  user_id text NOT NULL,
  sub_id text NOT NULL,
  day text NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, sub_id, day)
)
--> next
-- how often a thing happened at a store on a day. act: what was done with an order, else ''; store_id '' where the event names none
CREATE TABLE IF NOT EXISTS store_event_count (
  day text NOT NULL,
  event text NOT NULL,
  act text NOT NULL,
  store_id text NOT NULL,
  times bigint NOT NULL,
  PRIMARY KEY (day, event, act, store_id)
)
