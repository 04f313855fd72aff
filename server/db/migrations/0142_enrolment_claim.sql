-- the digest of the key that an enrolment was used with: only who sends it again gets another answer
ALTER TABLE device_enrolment ADD COLUMN IF NOT EXISTS claim_hash text
