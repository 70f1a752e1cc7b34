create table stored_files (
  id uuid primary key default uuidv7(),
  bucket text not null
    check (bucket in (
      'claim_proofs', 'community-images', 'event_images', 'business-images', 'product-images', 'artist-images'
    )),
  key text not null check (length(key) <= 500 and key ~ '^[A-Za-z0-9][A-Za-z0-9_./-]*$' and key !~ '\.\.'),
  content_type text not null
    check (
      content_type in ('image/jpeg', 'image/png', 'image/webp')
      or (content_type = 'application/pdf' and bucket = 'claim_proofs')
    ),
  byte_size integer not null check (byte_size between 1 and 5 * 1024 * 1024),
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- Set once the file is no longer needed; a job then deletes the object and the row.
  delete_after timestamptz,
  -- The file name on the uploader's computer: displayed, never used as a path.
  name text not null default 'file' check (length(name) between 1 and 120),
  -- The size of an image, for the page's layout.
  width integer,
  height integer,
  -- Smaller copies stored beside it, such as `640.avif`.
  variants text[] not null default '{}',
  -- When a row first used the upload. An upload is used once.
  kept_at timestamptz,
  unique (bucket, key)
);
comment on table stored_files is 'Uploaded files. The content is in object storage under bucket and key.';
create index stored_files_uploader_idx on stored_files (uploaded_by);
create index stored_files_expiry_idx on stored_files (delete_after) where delete_after is not null;

-- A picture of an event or artist is readable by everyone while an approved row shows it. Triggers maintain this
-- table because status and pictures change in many ways (queues, undone decisions, edits, imports), and none of them
-- may leave a rejected picture readable.
create table shown_files (
  bucket text not null,
  key text not null,
  shown_by text not null check (shown_by in ('event', 'new_event', 'artist')),
  row_id uuid not null,
  primary key (bucket, key, shown_by, row_id)
);
comment on table shown_files is 'Uploaded files that are public because an approved event or artist shows them.';
create index shown_files_row_idx on shown_files (shown_by, row_id);
-- Only triggers write.
revoke insert, update, delete on shown_files from ujamaa_app;

create table picture_fetches (
  source text not null,
  row_id uuid not null,
  -- The MD5 of the URL.
  url_key uuid not null,
  attempts integer not null default 1,
  -- Null: given up.
  next_at timestamptz default now() + interval '10 minutes',
  reason text,
  created_at timestamptz not null default now(),
  primary key (source, row_id, url_key)
);
comment on table picture_fetches is
  'Pictures on other sites that the worker is copying or could not copy. A copied picture has no row here.';
create index picture_fetches_age_idx on picture_fetches (created_at);
