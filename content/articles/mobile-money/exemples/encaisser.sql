UPDATE payment
   SET status = 'succeeded', provider_ref = $2, paid_at = $3
 WHERE id = $1
   AND status <> 'succeeded'
   AND amount = $4 AND currency = $5
RETURNING order_id, direction;
