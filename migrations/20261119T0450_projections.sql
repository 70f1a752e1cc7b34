-- Every projection says in a view what it should contain (`x_expected`) and what it contains (`x_actual`), and has a
-- function that writes some of its rows anew (`repair_x`). Both views have the same columns. The worker compares them
-- every night, in slices of `row_id`.

create view event_listings_expected as
select
  row_id, id, event_id, new_event_id, name, summary, event_type, organizer_name, organizer_slug, location, city, state,
  place_slug, is_virtual, featured, image_url, ticket_link, time_zone, repeats, moved_from, canceled_at, folded_text,
  folded_place
from event_listing_rows;
create view event_listings_actual as
select coalesce(event_id, new_event_id) as row_id, event_listings.* from event_listings;

create view event_dates_actual as
select coalesce(listing.event_id, listing.new_event_id) as row_id, date.*
from event_dates date
join event_listings listing on listing.id = date.listing_id
-- What has happened stays as it was.
where not listing.repeats or date.local_start >= calendar_start();

-- Without dates that have happened: only new listings get those.
create view event_dates_expected as
select
  row_id, listing_id, original_start, starts_at, ends_at, day, is_canceled, is_moved, note, event_type, place_slug,
  featured, same_name, same_day, rank, local_start
from event_date_rows
where is_current;

create function repair_event_listings(ids uuid[]) returns void language sql security definer
set search_path = public, pg_temp as $$
  select refresh_event_listings(1, array(select id from events where id = any (ids) order by id for no key update));
  select refresh_event_listings(2, array(select id from new_events where id = any (ids) order by id for no key update));
$$;
create function repair_event_dates(ids uuid[]) returns void language sql security definer
set search_path = public, pg_temp as $$
  select repair_event_listings(ids);
$$;

create view store_listings_expected as
select product_id as row_id, store_listing_source.* from store_listing_source
-- Its turn comes within seconds.
where not exists (select from store_listing_changes waiting where waiting.product_id = store_listing_source.product_id);
create view store_listings_actual as
select product_id as row_id, store_listings.* from store_listings
where not exists (select from store_listing_changes waiting where waiting.product_id = store_listings.product_id);
create function repair_store_listings(ids uuid[]) returns void language sql security definer
set search_path = public, pg_temp as $$
  select refresh_store_listings(ids);
$$;

create view store_counts_expected as
select kind, key, count(*)::integer as goods
from store_listings
cross join store_count_keys(price, old_price, is_in_stock, business_id, seller_state, collection_ids)
group by kind, key;
create view store_counts_actual as select * from store_choice_counts;
-- By adding what is missing: right whatever is counted meanwhile.
create function repair_store_counts() returns void language sql security definer set search_path = public, pg_temp as $$
  insert into store_count_changes (kind, key, step)
  select kind, key, coalesce(expected.goods, 0) - coalesce(actual.goods, 0)
  from store_counts_expected expected full join store_counts_actual actual using (kind, key)
  where expected.goods is distinct from actual.goods;
$$;

create view business_stats_expected as
select
  b.id as row_id, coalesce(counted.review_count, 0) as review_count, coalesce(counted.rating_sum, 0) as rating_sum,
  coalesce(counted.star_counts, '{0,0,0,0,0}') as star_counts
from businesses b
left join lateral (select * from counted_reviews where business_id = b.id) as counted on true;
create view business_stats_actual as
select business_id as row_id, review_count, rating_sum, star_counts from business_stats;
create function repair_business_stats(ids uuid[]) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into business_stats (business_id) select unnest(ids) on conflict do nothing;
  -- Writers of reviews count under this lock.
  perform from business_stats where business_id = any (ids) order by business_id for no key update;
  update business_stats as stats
  set review_count = expected.review_count, rating_sum = expected.rating_sum, star_counts = expected.star_counts
  from business_stats_expected as expected
  where stats.business_id = any (ids) and expected.row_id = stats.business_id
    and (stats.review_count, stats.rating_sum, stats.star_counts)
      is distinct from (expected.review_count, expected.rating_sum, expected.star_counts);
end
$$;

create view travel_review_stats_expected as
select
  subject_id as row_id, min(kind) as kind, count(*)::integer as answers, sum(rating)::integer as rating_sum,
  sum(welcome)::integer as welcome_sum,
  array[
    count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
    count(*) filter (where rating = 4), count(*) filter (where rating = 5)
  ]::integer[] as star_counts,
  array[
    count(*) filter (where welcome = 1), count(*) filter (where welcome = 2), count(*) filter (where welcome = 3),
    count(*) filter (where welcome = 4), count(*) filter (where welcome = 5)
  ]::integer[] as welcome_counts
from travel_reviews
where status = 'Approved'
group by subject_id;
create view travel_review_stats_actual as
select subject_id as row_id, kind, answers, rating_sum, welcome_sum, star_counts, welcome_counts
from travel_review_stats
where answers > 0;
create function repair_travel_review_stats(ids uuid[]) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into travel_review_stats (subject_id, kind)
  select row_id, kind from travel_review_stats_expected where row_id = any (ids) order by row_id
  on conflict do nothing;
  perform from travel_review_stats where subject_id = any (ids) order by subject_id for no key update;
  update travel_review_stats as stats
  set answers = coalesce(expected.answers, 0), rating_sum = coalesce(expected.rating_sum, 0),
    welcome_sum = coalesce(expected.welcome_sum, 0), star_counts = coalesce(expected.star_counts, '{0,0,0,0,0}'),
    welcome_counts = coalesce(expected.welcome_counts, '{0,0,0,0,0}')
  from unnest(ids) as wanted (id)
  left join travel_review_stats_expected as expected on expected.row_id = wanted.id
  where stats.subject_id = wanted.id;
end
$$;

create view artist_vote_counts_expected as
select
  artist.artist_id as row_id, (count(vote.artist_id) filter (where vote.state <> 'struck'))::integer as community_votes,
  (count(vote.artist_id) filter (where vote.state = 'held'))::integer as held_votes
from artist_directory artist
left join artist_votes vote on vote.artist_id = artist.artist_id
group by artist.artist_id;
create view artist_vote_counts_actual as
select artist_id as row_id, community_votes, held_votes from artist_directory;
create function repair_artist_vote_counts(ids uuid[]) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  -- Voters count under this lock.
  perform from artist_directory where artist_id = any (ids) order by artist_id for no key update;
  update artist_directory as artist
  set community_votes = expected.community_votes, held_votes = expected.held_votes
  from artist_vote_counts_expected as expected
  where artist.artist_id = any (ids) and expected.row_id = artist.artist_id
    and (artist.community_votes, artist.held_votes) is distinct from (expected.community_votes, expected.held_votes);
end
$$;

-- Deleting a business or an account deletes thousands of reviews in one statement: one update for each business.
create function uncount_deleted_reviews() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from business_stats where business_id in (select business_id from removed where status = 'Approved')
  order by business_id for no key update;
  update business_stats as stats
  set review_count = stats.review_count - gone.review_count, rating_sum = stats.rating_sum - gone.rating_sum,
    star_counts = array[
      stats.star_counts[1] - gone.ones, stats.star_counts[2] - gone.twos, stats.star_counts[3] - gone.threes,
      stats.star_counts[4] - gone.fours, stats.star_counts[5] - gone.fives
    ]
  from (
    select
      business_id, count(*)::integer as review_count, sum(rating) as rating_sum,
      (count(*) filter (where rating = 1))::integer as ones, (count(*) filter (where rating = 2))::integer as twos,
      (count(*) filter (where rating = 3))::integer as threes, (count(*) filter (where rating = 4))::integer as fours,
      (count(*) filter (where rating = 5))::integer as fives
    from removed
    where status = 'Approved'
    group by business_id
  ) as gone
  where stats.business_id = gone.business_id;
  return null;
end
$$;
drop trigger reviews_count_on_delete on reviews;
create trigger reviews_count_on_delete after delete on reviews
  referencing old table as removed for each statement execute function uncount_deleted_reviews();

-- What the last comparison of each projection found.
create table projection_checks (
  name text primary key,
  checked_at timestamptz not null default now(),
  rows_checked bigint not null,
  -- Of the last comparison.
  differences integer not null,
  -- What could not be repaired.
  remaining integer not null,
  -- Of all comparisons so far.
  total_differences bigint not null
);

-- A view checks its functions against the rights of the role that reads it.
grant execute on function known_time_zone, offset_before, local_moment, list_local_dates, event_horizon, calendar_start,
  store_count_keys to ujamaa_app;

do $$
declare
  projection text;
begin
  foreach projection in array array['event_listings', 'event_dates', 'store_listings', 'store_counts', 'business_stats', 'travel_review_stats',
    'artist_vote_counts'] loop
    execute format('revoke all on %1$s_expected, %1$s_actual from ujamaa_app', projection);
    execute format('grant select on %1$s_expected, %1$s_actual to ujamaa_app', projection);
    execute format('grant execute on function repair_%s to ujamaa_app', projection);
  end loop;
end
$$;
