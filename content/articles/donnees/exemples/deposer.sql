INSERT INTO reading (id, replaces, water_point, observed_at, recorded_by, status, flow_l_min)
SELECT id, replaces, water_point, observed_at, $2, status, flow_l_min
  FROM json_populate_recordset(NULL::reading, $1)
    ON CONFLICT (id) DO NOTHING
RETURNING id;  -- those not known yet
