-- how many like a store stands on its page: the key begins with who likes it
CREATE INDEX IF NOT EXISTS takeout_favourite_store ON takeout_favourite (store_id ASC, user_id ASC)
