PRAGMA journal_mode = WAL;
PRAGMA busy_timeout = 5000;  -- à chaque ouverture

CREATE TABLE visit (
  id         TEXT PRIMARY KEY,
  village    TEXT NOT NULL,
  notes      TEXT NOT NULL DEFAULT '',
  version    INTEGER NOT NULL DEFAULT 0,
  written_at TEXT NOT NULL
);

CREATE TABLE outbox (
  seq       INTEGER PRIMARY KEY AUTOINCREMENT,
  key       TEXT NOT NULL UNIQUE,
  entity_id TEXT NOT NULL,
  payload   TEXT NOT NULL,
  tries     INTEGER NOT NULL DEFAULT 0,
  answer    TEXT                          -- mise de côté : code et corps
);
