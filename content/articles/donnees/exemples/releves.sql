CREATE TABLE reading (
  id          uuid PRIMARY KEY,
  replaces    uuid UNIQUE REFERENCES reading (id),
  water_point text NOT NULL REFERENCES water_point (code),
  observed_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  recorded_by text NOT NULL,
  status      text NOT NULL CHECK
    (status IN ('working', 'degraded', 'broken', 'withdrawn')),
  flow_l_min  numeric(6, 2) CHECK (flow_l_min BETWEEN 0 AND 200),
  CHECK (status <> 'broken' OR flow_l_min IS NULL),
  CHECK (observed_at <= recorded_at + interval '1 day')
);
CREATE INDEX reading_arrival ON reading (recorded_at, id);
