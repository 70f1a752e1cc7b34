-- What an upload was called on the sender's disk (shown, never used as a path), the size of a picture for the page's
-- layout, its smaller copies beside it (`640.avif`), and when something first kept it: an upload is kept once.
alter table stored_files
  add column name text not null default 'file' check (length(name) between 1 and 120),
  add column width integer,
  add column height integer,
  add column variants text[] not null default '{}',
  add column kept_at timestamptz;
