-- `sold` counts what was ordered here and not given back; a figure that a town began with is dropped. Deals count from their payment, dishes while their order stands
UPDATE product SET sold = 0 WHERE sold <> 0
--> next
UPDATE product SET sold = c.n FROM (SELECT merchant_id, product_id, sum(quantity)::int4 AS n FROM group_order WHERE status = 1 GROUP BY merchant_id, product_id) c
WHERE c.merchant_id = product.merchant_id AND c.product_id = product.id
--> next
UPDATE takeout_product SET sold = 0 WHERE sold <> 0
--> next
UPDATE takeout_product SET sold = c.n FROM (SELECT o.merchant_id, o.store_id, l.line ->> 'productId' AS product_id, sum((l.line ->> 'quantity')::int4)::int4 AS n
  FROM takeout_order o CROSS JOIN LATERAL jsonb_array_elements(o.lines) AS l(line) WHERE o.status >= 0 GROUP BY 1, 2, 3) c
WHERE c.merchant_id = takeout_product.merchant_id AND c.store_id = takeout_product.store_id AND c.product_id = takeout_product.id
--> next
UPDATE takeout_store SET sold = 0 WHERE sold <> 0
--> next
UPDATE takeout_store SET sold = c.n FROM (SELECT merchant_id, store_id, sum(sold)::int4 AS n FROM takeout_product GROUP BY merchant_id, store_id) c
WHERE c.merchant_id = takeout_store.merchant_id AND c.store_id = takeout_store.id
