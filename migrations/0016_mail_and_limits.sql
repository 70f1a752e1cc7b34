-- Mails wait here, written in the transaction that causes them. The worker marks a mail `sending` before it talks to
-- the mail server and `sent` after. One found in `sending` was cut off in between: it is sent again under the same
-- Message-ID, so that mailboxes can drop the copy, and marked as possibly sent twice.
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

-- The shape that rate-limiter-flexible expects. Unlogged: after a crash the counters may start anew.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
) with (fillfactor = 70);
