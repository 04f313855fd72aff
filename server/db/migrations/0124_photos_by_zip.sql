-- what a photo of a menu was before it was cut, by its SHA-256: the same one is not kept twice
ALTER TABLE upload_file ADD COLUMN IF NOT EXISTS digest text
--> next
CREATE UNIQUE INDEX IF NOT EXISTS upload_file_digest ON upload_file (user_id, folder, digest)
