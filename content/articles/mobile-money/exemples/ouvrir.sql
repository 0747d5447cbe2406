INSERT INTO payment (id, order_id, direction, provider, amount, currency)
SELECT $1::uuid, $2::uuid, $3::text, $4, $5::bigint, $6
  FROM (SELECT coalesce(sum(CASE direction WHEN 'in' THEN amount ELSE -amount END), 0) AS held
          FROM payment
         WHERE order_id = $2::uuid
           AND (status = 'succeeded' OR direction = 'refund' AND status <> 'failed')) order_balance
 WHERE CASE $3::text WHEN 'in' THEN held = 0 ELSE held >= $5::bigint END
RETURNING id;  -- aucune ligne : déjà payée, ou plus assez à rendre
