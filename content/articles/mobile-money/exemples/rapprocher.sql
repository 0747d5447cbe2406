WITH ours AS (
  SELECT provider, provider_ref,
         string_agg(concat_ws(' ', direction, amount, currency), ', ' ORDER BY direction, amount) AS lines
    FROM payment
   WHERE status = 'succeeded' AND paid_at >= $1 AND paid_at < $2
   GROUP BY provider, provider_ref
), theirs AS (
  SELECT provider, provider_ref,
         string_agg(concat_ws(' ', direction, amount, currency), ', ' ORDER BY direction, amount) AS lines
    FROM statement_line
   WHERE paid_at >= $1 AND paid_at < $2
   GROUP BY provider, provider_ref
)
SELECT provider_ref, ours.lines AS ours, theirs.lines AS theirs,
       CASE WHEN ours.lines IS NULL THEN 'au relevé, inconnu chez nous'
            WHEN theirs.lines IS NULL THEN 'payé ici, absent du relevé'
            ELSE 'sens, montant, devise ou nombre différents' END AS anomaly
  FROM ours FULL JOIN theirs USING (provider, provider_ref)
 WHERE ours.lines IS DISTINCT FROM theirs.lines;
