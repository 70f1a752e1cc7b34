-- Every web process polls the rows that became visible since its last look. NOTIFY would serialize all commits.
create table page_changes (
  -- Readers query by transaction: rows of transactions that their last snapshot could not see yet.
  xact xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  -- `business:<id>`, `place:atlanta-ga`, the name of a small table, or `*` for everything.
  tag text not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (xact, id)
);
comment on table page_changes is 'Which cached pages a committed change makes stale, as tags of records and places.';
revoke insert, update on page_changes from ujamaa_app;
