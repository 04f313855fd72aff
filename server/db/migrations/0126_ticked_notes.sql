-- ids of the notes for the staff that were ticked before the write-off; null: a till that does not say
ALTER TABLE verify_log ADD COLUMN IF NOT EXISTS ticked text[]
