create table backup_runs (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('backup', 'restore test')),
  started_at timestamptz not null,
  finished_at timestamptz not null check (finished_at >= started_at),
  -- The backup that was made or restored, and when it was complete.
  label text,
  backed_up_at timestamptz,
  database_bytes bigint check (database_bytes >= 0),
  -- What the run added to the backups, compressed and encrypted.
  stored_bytes bigint check (stored_bytes >= 0),
  files integer check (files >= 0),
  -- Null: it succeeded.
  problem text check (btrim(problem) <> '' and length(problem) <= 2000),
  check (problem is not null or backed_up_at is not null)
);
comment on table backup_runs is 'Backups, and nightly restores of them into a scratch server. Written by `ujamaa` as the owner.';
create index backup_runs_time_idx on backup_runs (kind, finished_at desc);
-- A stolen password of the site must not be able to fake a backup.
revoke insert, update, delete on backup_runs from ujamaa_app;
