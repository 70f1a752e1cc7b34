-- Transactional outbox: an email is queued in the transaction that causes it. The worker marks it `sending` before it
-- connects to the mail server and `sent` afterwards. An email found in `sending` was interrupted: it is sent again with
-- the same Message-ID, so mailboxes can drop the duplicate, and marked as possibly sent twice.
create table mail_outbox (
  id uuid primary key default uuidv7(),
  idempotency_key text not null unique check (btrim(idempotency_key) <> ''),
  recipient email_address not null,
  template text not null,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  message_id text unique,
  possibly_sent_twice boolean not null default false,
  last_error text,
  created_at timestamptz not null default now(),
  sending_since timestamptz,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check (status not in ('sending', 'sent') or (message_id is not null and sending_since is not null))
);
create index mail_outbox_open_idx on mail_outbox (created_at, id) where status in ('queued', 'sending');
create index mail_outbox_recipient_idx on mail_outbox (lower(recipient), created_at);

-- The schema that rate-limiter-flexible expects. Unlogged: counters may start over after a crash.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
) with (fillfactor = 70);

-- A proof of work is accepted once and remembered until it expires; each insert deletes expired ones.
-- Unlogged: after a crash, a proof from the last two hours could be used again, but rate limits still apply.
create unlogged table used_proofs (
  nonce text primary key check (length(nonce) = 32),
  expires_at timestamptz not null
);
create index used_proofs_expired_idx on used_proofs (expires_at);
