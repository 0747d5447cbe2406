CREATE VIEW water_point_now AS
SELECT DISTINCT ON (w.code)
       w.code, r.status, r.flow_l_min, r.observed_at,
       coalesce(r.observed_at < now() - interval '90 days', true) AS stale
  FROM water_point w
  LEFT JOIN reading r ON r.water_point = w.code AND r.status <> 'withdrawn'
   AND NOT EXISTS (SELECT 1 FROM reading c WHERE c.replaces = r.id)
 ORDER BY w.code, r.observed_at DESC, r.recorded_at DESC;
