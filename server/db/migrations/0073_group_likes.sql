-- kind: store, product
CREATE TABLE IF NOT EXISTS group_like (
  user_id text NOT NULL,
  kind text NOT NULL,
  subject_id text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, kind, subject_id)
)
--> next
CREATE INDEX IF NOT EXISTS group_like_subject ON group_like (kind ASC, subject_id ASC, user_id ASC)
