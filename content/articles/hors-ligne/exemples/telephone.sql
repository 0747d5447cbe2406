CREATE TABLE visit (
  id         TEXT PRIMARY KEY,
  village    TEXT NOT NULL,
  notes      TEXT NOT NULL DEFAULT '',
  version    INTEGER NOT NULL DEFAULT 0,  -- last server version seen
  written_at TEXT NOT NULL                -- phone clock
);

CREATE TABLE outbox (
  seq       INTEGER PRIMARY KEY AUTOINCREMENT,
  key       TEXT NOT NULL UNIQUE,
  entity_id TEXT NOT NULL,
  payload   TEXT NOT NULL,
  tries     INTEGER NOT NULL DEFAULT 0,
  answer    TEXT                          -- set aside: what the server said
);
