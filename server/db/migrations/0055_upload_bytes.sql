-- pictures that members uploaded, where the database keeps them; file: folder/name
CREATE TABLE IF NOT EXISTS upload_bytes (
  file text NOT NULL PRIMARY KEY,
  content bytea NOT NULL
)
