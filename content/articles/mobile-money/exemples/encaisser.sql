BEGIN;
SELECT id FROM payment  -- une confirmation à la fois par commande
 WHERE order_id = (SELECT order_id FROM payment WHERE id = $1)
 ORDER BY id FOR UPDATE;

UPDATE payment p
   SET status = 'succeeded', provider_ref = $2, paid_at = coalesce($3, now())
 WHERE id = $1
   AND status <> 'succeeded'
   AND amount = $4 AND currency = $5
RETURNING order_id, direction,
  (SELECT count(*) FROM payment other
    WHERE other.order_id = p.order_id AND other.direction = p.direction
      AND other.status = 'succeeded' AND other.id <> p.id) AS before;
COMMIT;  -- before > 0 : commande déjà payée, à rembourser
