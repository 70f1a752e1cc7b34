-- A transactional outbox: an email is queued in the transaction that causes it. The worker marks it `sending` before it
-- connects to the mail server and `sent` afterwards. An email found in `sending` was interrupted: it is sent again with
-- the same Message-ID, so mail servers can drop the duplicate, and marked as possibly sent twice.
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
comment on table mail_outbox is 'Emails to send and emails sent.';
create index mail_outbox_open_idx on mail_outbox (created_at, id) where status in ('queued', 'sending');
create index mail_outbox_recipient_idx on mail_outbox (lower(recipient), created_at);
create index mail_outbox_settled_idx on mail_outbox (created_at) where status in ('sent', 'dead');
create index mail_outbox_farewells_idx on mail_outbox (id)
  where status in ('sent', 'dead') and template = 'account-deleted';

create table mail_refusals (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  created_at timestamptz not null default now(),
  primary key (user_id, kind)
);
comment on table mail_refusals is 'Kinds of optional email that a user has turned off.';
