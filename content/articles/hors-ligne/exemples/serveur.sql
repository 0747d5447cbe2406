BEGIN;
INSERT INTO processed_operation (key) VALUES ($1)
  ON CONFLICT (key) DO NOTHING
  RETURNING key;     -- aucune ligne : déjà appliquée, lire puis COMMIT
SELECT version FROM processed_operation
 WHERE key = $1;     -- même réponse que la première fois, 200

INSERT INTO visit (id, village, notes, version)
  SELECT $2::uuid, $3, $4, 1
   WHERE $5 = 0 OR EXISTS (SELECT 1 FROM visit WHERE id = $2)
  ON CONFLICT (id) DO UPDATE
    SET village = excluded.village, notes = excluded.notes, version = visit.version + 1
    WHERE visit.version = $5
  RETURNING version; -- aucune ligne : ROLLBACK, répondre 409 et la fiche

UPDATE processed_operation SET version = $6 WHERE key = $1;
COMMIT;
