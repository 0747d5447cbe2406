-- ours, sent again
UPDATE visit SET version = :version WHERE id = :id;
UPDATE outbox SET answer = NULL, tries = 0 WHERE entity_id = :id;

-- theirs
UPDATE visit SET village = :village, notes = :notes, version = :version WHERE id = :id;
DELETE FROM outbox WHERE entity_id = :id;
