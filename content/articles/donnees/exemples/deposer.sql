WITH sent AS (
  SELECT * FROM json_populate_recordset(NULL::reading, $1)
), stored AS (
  INSERT INTO reading
    (id, replaces, water_point, observed_at, recorded_by, status, flow_l_min)
  SELECT id, replaces, water_point, observed_at, $2, status, flow_l_min
    FROM sent
      ON CONFLICT DO NOTHING
  RETURNING id
)
SELECT sent.id,
       CASE WHEN stored.id IS NOT NULL THEN 'enregistré'
            WHEN EXISTS (SELECT 1 FROM reading r WHERE r.id = sent.id)
            THEN 'déjà reçu'
            ELSE 'contredit une autre correction' END AS verdict
  FROM sent LEFT JOIN stored USING (id);
