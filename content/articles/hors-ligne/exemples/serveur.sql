BEGIN;
INSERT INTO processed_operation (key) VALUES ($1)
  ON CONFLICT (key) DO NOTHING
  RETURNING key;     -- no row: already applied

INSERT INTO visit (id, village, notes, version)
  SELECT $2::uuid, $3, $4, 1
   WHERE $5 = 0 OR EXISTS (SELECT 1 FROM visit WHERE id = $2)
  ON CONFLICT (id) DO UPDATE
    SET village = excluded.village, notes = excluded.notes, version = visit.version + 1
    WHERE visit.version = $5
  RETURNING version; -- no row: ROLLBACK, answer 409 and the row

UPDATE processed_operation SET version = $6 WHERE key = $1;
COMMIT;
