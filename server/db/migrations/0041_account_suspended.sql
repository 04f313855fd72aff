-- suspended_at: whoever runs the platform has put the account on hold; its orders go on, its owner cannot sign in or call
ALTER TABLE app_user ADD COLUMN IF NOT EXISTS suspended_at bigint
