CREATE TABLE payment (
  id           uuid PRIMARY KEY,      -- notre référence chez l’opérateur
  order_id     uuid NOT NULL,
  direction    text NOT NULL DEFAULT 'in' CHECK (direction IN ('in', 'refund')),
  provider     text NOT NULL,
  provider_ref text,
  amount       bigint NOT NULL CHECK (amount > 0),  -- plus petite unité
  currency     char(3) NOT NULL,
  status       text NOT NULL DEFAULT 'created' CHECK
    (status IN ('created', 'pending', 'succeeded', 'failed', 'expired')),
  created_at   timestamptz NOT NULL DEFAULT now(),
  paid_at      timestamptz,           -- l’heure de l’opérateur
  UNIQUE (provider, provider_ref),
  CHECK (status <> 'succeeded' OR paid_at IS NOT NULL)
);

CREATE UNIQUE INDEX one_open_payment_per_order
  ON payment (order_id, direction) WHERE status IN ('created', 'pending');

CREATE TABLE webhook_event (
  provider     text NOT NULL,
  key          text NOT NULL,         -- empreinte du corps
  body         text NOT NULL,
  received_at  timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,           -- vide : reste à faire
  PRIMARY KEY (provider, key)
);
