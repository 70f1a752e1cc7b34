create table projection_checks (
  name text primary key,
  checked_at timestamptz not null default now(),
  rows_checked bigint not null,
  -- In the last comparison.
  differences integer not null,
  -- Differences the repair did not fix.
  remaining integer not null,
  -- In all comparisons so far.
  total_differences bigint not null
);
comment on table projection_checks is 'The result of the last nightly comparison of each projection with its source.';
