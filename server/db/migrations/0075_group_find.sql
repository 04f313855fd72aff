-- a third row: counts up when a deal comes on or off sale, is sold out or is to be had again (server/modules/catalogue/store/lists-version.ts)
INSERT INTO takeout_lists (id, version) VALUES (3, 1) ON CONFLICT (id) DO NOTHING
--> next
-- whose search shows a word: takeout or group
ALTER TABLE takeout_hot_word ADD COLUMN IF NOT EXISTS business text NOT NULL DEFAULT 'takeout'
