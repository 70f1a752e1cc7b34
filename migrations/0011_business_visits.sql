-- Each visitor counts once an hour. The visitor is a keyed hash of a coarse network and the browser's name, never an IP
-- address. Partitioned by month: old months are dropped as whole tables. No foreign key, so that deleting a business
-- does not search every month.
create table business_visits (
  business_id uuid not null,
  kind text not null check (kind in ('view', 'call', 'site', 'directions')),
  -- The start of the hour.
  hour timestamptz not null,
  visitor bytea not null check (length(visitor) = 16),
  primary key (business_id, kind, hour, visitor)
) partition by range (hour);
comment on table business_visits is
  'Views of a business page and clicks on its phone number, website and directions. Append-only.';
-- The nightly job reads whole days. Rows arrive in time order, which suits BRIN.
create index business_visits_hour_idx on business_visits using brin (hour);
revoke update, delete on business_visits from ujamaa_app;

-- Unlogged: the keys are never part of a backup.
create unlogged table visitor_keys (
  day date primary key,
  key bytea not null check (length(key) = 32)
);
comment on table visitor_keys is
  'The key of each day''s visitor hashes. Deleted after the day, so that hashes cannot be reversed.';

create table business_days (
  business_id uuid not null references businesses on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  calls integer not null default 0 check (calls >= 0),
  site_clicks integer not null default 0 check (site_clicks >= 0),
  direction_clicks integer not null default 0 check (direction_clicks >= 0),
  primary key (business_id, day)
);
comment on table business_days is 'Visits of each business by day. These rows stay when the visits are dropped.';

create table visit_rollups (
  day date primary key,
  rolled_at timestamptz not null default now()
);
comment on table visit_rollups is 'Days that are rolled up into business_days, without gaps.';

-- Here and not in functions/ because it is called below.
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
    -- Default privileges give the app more rights on a new table than it has on business_visits.
    execute format('revoke update, delete on %I from ujamaa_app', name);
  end loop;
end
$$;
comment on function make_visit_months is
  'Creates the partitions of business_visits for this month and the given number after it.';
grant execute on function make_visit_months(integer) to ujamaa_app;
select make_visit_months(2);
