SELECT provider_ref, p.amount AS ours, s.amount AS theirs,
       CASE WHEN p.id IS NULL THEN 'on the statement, unknown to us'
            WHEN s.amount IS NULL THEN 'paid here, missing there'
            ELSE 'direction, amount or currency differ' END AS anomaly
  FROM (SELECT * FROM payment WHERE status = 'succeeded'
           AND paid_at >= $1 AND paid_at < $2) p
  FULL JOIN (SELECT * FROM statement_line
              WHERE paid_at >= $1 AND paid_at < $2) s
 USING (provider, provider_ref)
 WHERE (p.direction, p.amount, p.currency) IS DISTINCT FROM (s.direction, s.amount, s.currency);
