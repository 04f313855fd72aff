-- so many minutes a store may think about an order, as its owner has set it
ALTER TABLE takeout_store ADD COLUMN IF NOT EXISTS answer_minutes int4 NOT NULL DEFAULT 5 CHECK (answer_minutes BETWEEN 3 AND 10)
