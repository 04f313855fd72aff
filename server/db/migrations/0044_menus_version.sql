-- a second row: counts up when a dish is sold out or is to be had again (server/modules/takeout-store/lists-version.ts)
INSERT INTO takeout_lists (id, version) VALUES (2, 1) ON CONFLICT (id) DO NOTHING
