-- says: a digest of what a label told when it was last claimed, '' while nobody knows. is_replaced: a later label of the order replaces it, so it is not printed any more
ALTER TABLE print_job ADD COLUMN IF NOT EXISTS says text NOT NULL DEFAULT ''
--> next
ALTER TABLE print_job ADD COLUMN IF NOT EXISTS is_replaced boolean NOT NULL DEFAULT false
