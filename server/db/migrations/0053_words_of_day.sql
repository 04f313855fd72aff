-- Words that guests looked for are counted by the day: a day holds so many, and old days go.
CREATE INDEX IF NOT EXISTS takeout_word_count_day ON takeout_word_count (day ASC)
