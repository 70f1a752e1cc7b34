-- Left joins, so the planner can skip a table whose columns a query does not select.
create or replace view directory as
select
  b.id,
  b.name,
  b.description,
  c.name as category,
  b.subcategory,
  b.location,
  b.image_url as media,
  b.phone,
  b.website,
  b.instagram,
  b.twitter,
  b.facebook,
  b.tiktok,
  coalesce(s.average_rating, 0) as average_rating,
  coalesce(s.review_count, 0) as review_count,
  b.featured,
  b.verified,
  b.category_id,
  b.location_city as city,
  b.location_state as state,
  coalesce(b.latitude, b.location_latitude) as latitude,
  coalesce(b.longitude, b.location_longitude) as longitude,
  b.founder,
  b.email,
  b.contact_info,
  b.created_at,
  b.location_street as street,
  b.location_zip as zip
from businesses b
left join categories c on c.id = b.category_id
left join business_stats s on s.business_id = b.id;
comment on view directory is 'Businesses as public pages read them.';

create or replace trigger businesses_touch before update on businesses
  for each row execute function touch_updated_at();

create or replace function count_business_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
comment on function count_business_version is 'Counts a new version of a listing.';
-- Not when only a picture on another site was replaced by our copy of it.
create or replace trigger businesses_count_version before update on businesses
  for each row when (
    (old.name, old.description, old.category_id, old.subcategory, old.location, old.state, old.phone, old.website,
      old.founder, old.email, old.contact_info, old.instagram, old.twitter, old.facebook, old.tiktok,
      old.featured, old.verified, old.latitude, old.longitude)
    is distinct from
    (new.name, new.description, new.category_id, new.subcategory, new.location, new.state, new.phone, new.website,
      new.founder, new.email, new.contact_info, new.instagram, new.twitter, new.facebook, new.tiktok,
      new.featured, new.verified, new.latitude, new.longitude)
    or (
      old.image_url is distinct from new.image_url
      and (not starts_with(old.image_url, '/') and starts_with(new.image_url, '/files/business-images/')) is not true
    )
  ) execute function count_business_version();

create or replace function split_location() returns trigger language plpgsql as $$
begin
  new.location_street := null;
  new.location_city := nullif(btrim(split_part(new.location, ',', -2)), '');
  new.location_state := nullif(btrim(split_part(new.location, ',', -1)), '');
  new.location_zip := null;
  new.location_latitude := null;
  new.location_longitude := null;
  new.location_read_at := null;
  return new;
end
$$;
comment on function split_location is
  'Splits a location the app has not parsed: its last two parts are city and state until the worker parses it.';
create or replace trigger businesses_split_location_on_insert before insert on businesses
  for each row when (new.location_read_at is null) execute function split_location();
create or replace trigger businesses_split_location_on_update before update on businesses
  for each row when (
    (new.location, new.state) is distinct from (old.location, old.state)
    and new.location_read_at is not distinct from old.location_read_at
  ) execute function split_location();

-- A new review then takes one update, on which concurrent writers queue.
create or replace function add_business_stats() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into business_stats (business_id) select id from added;
  return null;
end
$$;
comment on function add_business_stats is 'Creates the counters of a new business.';
create or replace trigger businesses_have_stats after insert on businesses
  referencing new table as added
  for each statement execute function add_business_stats();

create or replace function withdraw_products() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update products set deleted_at = now() where business_id = old.id and deleted_at is null;
  return old;
end
$$;
comment on function withdraw_products is 'Withdraws the products of a business that is being deleted.';
create or replace trigger businesses_withdraw_products before delete on businesses
  for each row execute function withdraw_products();

create or replace function forget_business_changes(days integer, batch integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from business_changes where id in (
    select id from business_changes where at < now() - make_interval(days => greatest(days, 365)) limit batch
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
comment on function forget_business_changes is
  'Deletes a batch of listing changes older than this many days (at least 365).';

create or replace function drop_old_visit_months() returns integer language plpgsql
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
comment on function drop_old_visit_months is
  'Drops partitions of business_visits from before last month once rolled up. Returns how many.';
grant execute on function forget_business_changes(integer, integer), drop_old_visit_months() to ujamaa_app;

-- Too slow for a page: for comparisons, imports and tests.
create or replace view counted_reviews as
select
  business_id,
  count(*)::integer as review_count,
  sum(rating) as rating_sum,
  array[
    count(*) filter (where rating = 1),
    count(*) filter (where rating = 2),
    count(*) filter (where rating = 3),
    count(*) filter (where rating = 4),
    count(*) filter (where rating = 5)
  ]::integer[] as star_counts
from reviews
where status = 'Approved'
group by business_id;
comment on view counted_reviews is 'Counters of approved reviews computed from the reviews.';

create or replace view business_stats_expected as
select
  b.id as row_id, coalesce(counted.review_count, 0) as review_count, coalesce(counted.rating_sum, 0) as rating_sum,
  coalesce(counted.star_counts, '{0,0,0,0,0}') as star_counts
from businesses b
left join lateral (select * from counted_reviews where business_id = b.id) as counted on true;
comment on view business_stats_expected is 'What business_stats should contain.';

create or replace view business_stats_actual as
select business_id as row_id, review_count, rating_sum, star_counts from business_stats;
comment on view business_stats_actual is 'What business_stats contains.';

create or replace function repair_business_stats(ids uuid[]) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into business_stats (business_id) select unnest(ids) on conflict do nothing;
  -- Reviews are counted under this lock.
  perform from business_stats where business_id = any (ids) order by business_id for no key update;
  update business_stats as stats
  set review_count = expected.review_count, rating_sum = expected.rating_sum, star_counts = expected.star_counts
  from business_stats_expected as expected
  where stats.business_id = any (ids) and expected.row_id = stats.business_id
    and (stats.review_count, stats.rating_sum, stats.star_counts)
      is distinct from (expected.review_count, expected.rating_sum, expected.star_counts);
end
$$;
comment on function repair_business_stats is 'Recounts the reviews of these businesses.';
revoke all on business_stats_expected, business_stats_actual from ujamaa_app;
grant select on business_stats_expected, business_stats_actual to ujamaa_app;
grant execute on function repair_business_stats to ujamaa_app;

create or replace view search_business_source as
select
  b.id::text as id, b.id as key, b.name as title, concat_ws(' ', c.name, b.subcategory) as category,
  case when c.is_known then c.name else 'Other' end as filter,
  b.location_city as city, b.location_state as state,
  concat_ws(', ', b.location_city, b.location_state) as place,
  left(b.description, 1000) as body,
  -- Best rating first, then most reviews.
  (round(s.average_rating * 100)::integer << 22) + least(s.review_count, 4194303) as rating, b.created_at as added_at,
  concat_ws(' · ', c.name, nullif(concat_ws(', ', b.location_city, b.location_state), '')) as detail,
  coalesce(left(b.description, 240), '') as summary, b.image_url as picture_url, null::text as price,
  point(coalesce(b.longitude, b.location_longitude), coalesce(b.latitude, b.location_latitude)) as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours,
  -- A Bayesian average, so that a few reviews do not move it far, plus small bonuses for many reviews and for a
  -- featured, verified and complete listing.
  least(1, greatest(0, (
    (s.rating_sum + 30) / (s.review_count + 8)::double precision - 2 + ln(1 + s.review_count::double precision) / 10
      + b.featured::integer + 2 * b.verified::integer / 10::double precision
      + num_nonnulls(b.image_url, b.description) / 10::double precision
  ) / 6))::real as quality
from businesses b
join business_stats s on s.business_id = b.id
left join categories c on c.id = b.category_id;
comment on view search_business_source is 'Search documents of businesses.';
revoke all on search_business_source from ujamaa_app;
