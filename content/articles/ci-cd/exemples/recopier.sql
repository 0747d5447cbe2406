UPDATE customer SET phone = tel
 WHERE id IN (SELECT id FROM customer
               WHERE phone IS DISTINCT FROM tel LIMIT 1000);
