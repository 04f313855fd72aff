-- a change of field 'slots': what the terms of its visits became; null for a switch
ALTER TABLE product_change ADD COLUMN IF NOT EXISTS slots jsonb
