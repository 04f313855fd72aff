-- what a visit costs a head: null where nobody can say, as of a supermarket
ALTER TABLE takeout_store ALTER COLUMN per_capita DROP NOT NULL
--> next
UPDATE takeout_store SET per_capita = NULL WHERE kind = 'market' AND per_capita IS NOT NULL
--> next
-- `is_required` alone says it from here on: rows that were written before it had it in their facts only
UPDATE takeout_product SET is_required = true WHERE NOT is_required AND facts->'goods'->>'required' = 'true'
