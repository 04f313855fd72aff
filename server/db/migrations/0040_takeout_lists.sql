-- one row: counts up when what lists of takeout stores show has changed (server/modules/takeout-store/lists-version.ts)
CREATE TABLE IF NOT EXISTS takeout_lists (
  id int4 NOT NULL,
  version bigint NOT NULL,
  PRIMARY KEY (id)
)
--> next
INSERT INTO takeout_lists (id, version) VALUES (1, 1) ON CONFLICT (id) DO NOTHING
