SELECT id, replaces, water_point, observed_at, recorded_at, status, flow_l_min
  FROM reading
 WHERE (recorded_at, id) > ($1, $2)
   AND recorded_at < now() - interval '1 minute'
 ORDER BY recorded_at, id
 LIMIT 500;
