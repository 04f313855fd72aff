-- gifts at an amount have an id, a weight in kg and a stock by id (-1: no limit); those that were there before are without limit
UPDATE takeout_activity SET rules = rules || jsonb_build_object(
  'details', (SELECT COALESCE(jsonb_agg(detail || jsonb_build_object('id', CONCAT('gift-', place), 'weight', 0) ORDER BY place), '[]'::jsonb)
    FROM jsonb_array_elements(rules->'details') WITH ORDINALITY AS gift(detail, place)),
  'stock', (SELECT COALESCE(jsonb_object_agg(CONCAT('gift-', place), -1), '{}'::jsonb)
    FROM jsonb_array_elements(rules->'details') WITH ORDINALITY AS gift(detail, place)))
WHERE kind = 'fullGift' AND rules->'stock' IS NULL
