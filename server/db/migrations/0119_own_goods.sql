-- goods that a supermarket added itself are articles of their own: searches find them by their own names (docs/adr/0031)
UPDATE takeout_product p SET item_id = 'own.' || p.store_id || '.' || p.id
FROM takeout_store s WHERE s.merchant_id = p.merchant_id AND s.id = p.store_id AND s.kind = 'market' AND p.item_id = ''
