-- The secret address under which a person's calendar shows the saved events. The key in it is derived from the version,
-- so that the address can be shown again, and renewed by counting up; only its hash is here.
create table calendar_keys (
  user_id uuid primary key references users on delete cascade,
  version integer not null default 1,
  key_hash bytea not null unique,
  created_at timestamptz not null default now()
);

-- Letters that a person does not want. Letters about security, orders and one's own requests cannot be refused.
create table mail_refusals (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  created_at timestamptz not null default now(),
  primary key (user_id, kind)
);
