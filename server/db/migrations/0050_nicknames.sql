-- a nickname that was made at sign-in no longer carries the last digits of the phone
UPDATE app_user SET nickname = 'Senado ' || right(replace(id, '-', ''), 5) WHERE nickname = 'Senado ' || right(phone, 4)
