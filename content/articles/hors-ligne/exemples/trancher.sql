-- la nôtre, renvoyée
UPDATE visit SET version = :version WHERE id = :id;
UPDATE outbox SET answer = NULL, tries = 0 WHERE entity_id = :id;

-- la leur
UPDATE visit SET village = :village, notes = :notes, version = :version WHERE id = :id;
DELETE FROM outbox WHERE entity_id = :id;
