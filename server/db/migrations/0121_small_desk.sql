-- how often a ticket of the station is printed, 1 to 3
ALTER TABLE station ADD COLUMN IF NOT EXISTS copies int4 NOT NULL DEFAULT 1
