-- Neither side sees the other's email address: emails link to a page of this site.
create table artist_conversations (
  id uuid primary key default uuidv7(),
  artist_id uuid not null references artist_directory on delete cascade,
  sender_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  unique (artist_id, sender_id)
);
comment on table artist_conversations is 'Conversations between a member and an artist.';
create index artist_conversations_sender_idx on artist_conversations (sender_id, created_at);
create index artist_conversations_age_idx on artist_conversations (created_at);

create table artist_messages (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references artist_conversations on delete cascade,
  is_from_artist boolean not null,
  body text not null check (btrim(body) <> '' and length(body) <= 1000),
  created_at timestamptz not null default now()
);
comment on table artist_messages is 'Messages of a conversation with an artist.';
create index artist_messages_conversation_idx on artist_messages (conversation_id, created_at, id);
create index artist_messages_age_idx on artist_messages (created_at);

create table artist_message_blocks (
  artist_id uuid not null references artist_directory on delete cascade,
  sender_id uuid not null references users on delete cascade,
  -- Set by an admin after a report: the artist cannot lift it.
  is_by_admin boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (artist_id, sender_id)
);
comment on table artist_message_blocks is
  'Members who cannot write to an artist. Separate from the conversation, which is deleted sooner.';
create index artist_message_blocks_sender_idx on artist_message_blocks (sender_id);

create table artist_message_reports (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references artist_conversations on delete cascade,
  is_by_artist boolean not null,
  reason text not null check (reason in ('spam', 'rude', 'money', 'other')),
  details text check (length(details) <= 500),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  outcome text check (outcome in ('closed', 'dismissed')),
  note text check (length(note) <= 500),
  check ((settled_at is null) = (outcome is null)),
  unique (conversation_id, is_by_artist)
);
comment on table artist_message_reports is 'Reports of a conversation, one per side, for an admin to decide.';
create index artist_message_reports_all_idx on artist_message_reports (created_at, id);
create index artist_message_reports_open_idx on artist_message_reports (created_at, id) where settled_at is null;
create index artist_message_reports_settled_idx on artist_message_reports (created_at, id)
  where settled_at is not null;
