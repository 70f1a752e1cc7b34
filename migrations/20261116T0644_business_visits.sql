-- Views of a business page and clicks on its phone number, website and directions: each visitor once an hour. The
-- visitor is a keyed hash of a coarse network and the browser's name, never an address. Append-only, by month: old
-- months are dropped as whole tables. No foreign key, so that deleting a business does not search every month.
create table business_visits (
  business_id uuid not null,
  kind text not null check (kind in ('view', 'call', 'site', 'directions')),
  -- The start of the hour.
  hour timestamptz not null,
  visitor bytea not null check (length(visitor) = 16),
  primary key (business_id, kind, hour, visitor)
) partition by range (hour);
-- The nightly job reads whole days. Rows arrive in order of time, which this index makes use of.
create index business_visits_hour_idx on business_visits using brin (hour);
revoke update, delete on business_visits from ujamaa_app;

-- The key of each day's hashes. It is deleted after the day, and then no hash leads back to a network.
-- Unlogged: none of it ends up in a backup.
create unlogged table visitor_keys (
  day date primary key,
  key bytea not null check (length(key) = 32)
);

-- The counts of each day that had any. They stay when the visits are dropped.
create table business_days (
  business_id uuid not null references businesses on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  calls integer not null default 0 check (calls >= 0),
  site_clicks integer not null default 0 check (site_clicks >= 0),
  direction_clicks integer not null default 0 check (direction_clicks >= 0),
  primary key (business_id, day)
);

-- The days that are rolled up into business_days, without a gap.
create table visit_rollups (
  day date primary key,
  rolled_at timestamptz not null default now()
);

-- The app owns no table, so it asks these functions for next month's and to drop old ones.
create function make_visit_months(ahead integer) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  first timestamp := date_trunc('month', now() at time zone 'UTC');
  month timestamp;
  name text;
begin
  for month in select first + make_interval(months => n) from generate_series(0, least(ahead, 12)) as n loop
    name := 'business_visits_' || to_char(month, 'YYYY_MM');
    execute format(
      'create table if not exists %I partition of business_visits for values from (%L) to (%L)',
      name, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC'
    );
    -- A new table gives the app its usual rights, which are more than those of business_visits.
    execute format('revoke update, delete on %I from ujamaa_app', name);
  end loop;
end
$$;

-- Drops the months before last month, once all of their days are rolled up. Returns how many.
create function drop_old_visit_months() returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  kept_from date := date_trunc('month', now() at time zone 'UTC') - interval '1 month';
  rolled_until date := (select max(day) from visit_rollups);
  old text;
  dropped integer := 0;
begin
  for old in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'business_visits'::regclass
      and to_date(right(relname, 7), 'YYYY_MM') < kept_from
      and to_date(right(relname, 7), 'YYYY_MM') + interval '1 month' <= rolled_until + 1
  loop
    execute format('drop table %I', old);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;
grant execute on function make_visit_months(integer), drop_old_visit_months() to ujamaa_app;

select make_visit_months(2);
