SELECT id, replaces, water_point, observed_at, status, flow_l_min,
       recorded_at::text AS cursor  -- en texte : un pilote arrondirait l’heure
  FROM reading
 WHERE (recorded_at, id) > ($1::timestamptz, $2::uuid)
   AND recorded_at < now() - interval '1 minute'
 ORDER BY recorded_at, id
 LIMIT 500;
