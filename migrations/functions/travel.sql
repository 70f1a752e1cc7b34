-- A slot without a name is skipped. Reading the stops of one guide reads its row by the primary key.
create or replace view guide_stops as
select guides.id as guide_id, stop.day, stop.position, stop.slot, stop.name, stop.type, stop.address, stop.website
from travel_guides guides
cross join lateral (
  values
    (1, 1, 'breakfast', day1_breakfast_name, day1_breakfast_type,
      day1_breakfast_address, day1_breakfast_website::text),
    (1, 2, 'morning_activity', day1_morning_activity_name, day1_morning_activity_type,
      day1_morning_activity_address, day1_morning_activity_website::text),
    (1, 3, 'lunch', day1_lunch_name, day1_lunch_type,
      day1_lunch_address, day1_lunch_website::text),
    (1, 4, 'afternoon_activity', day1_afternoon_activity_name, day1_afternoon_activity_type,
      day1_afternoon_activity_address, day1_afternoon_activity_website::text),
    (1, 5, 'dinner', day1_dinner_name, day1_dinner_type,
      day1_dinner_address, day1_dinner_website::text),
    (1, 6, 'evening_activity', day1_evening_activity_name, day1_evening_activity_type,
      day1_evening_activity_address, day1_evening_activity_website::text),
    (2, 1, 'breakfast', day2_breakfast_name, day2_breakfast_type,
      day2_breakfast_address, day2_breakfast_website::text),
    (2, 2, 'morning_activity', day2_morning_activity_name, day2_morning_activity_type,
      day2_morning_activity_address, day2_morning_activity_website::text),
    (2, 3, 'lunch', day2_lunch_name, day2_lunch_type,
      day2_lunch_address, day2_lunch_website::text),
    (2, 4, 'afternoon_activity', day2_afternoon_activity_name, day2_afternoon_activity_type,
      day2_afternoon_activity_address, day2_afternoon_activity_website::text),
    (2, 5, 'dinner', day2_dinner_name, day2_dinner_type,
      day2_dinner_address, day2_dinner_website::text),
    (2, 6, 'evening_activity', day2_evening_activity_name, day2_evening_activity_type,
      day2_evening_activity_address, day2_evening_activity_website::text),
    (3, 1, 'breakfast', day3_breakfast_name, day3_breakfast_type,
      day3_breakfast_address, day3_breakfast_website::text),
    (3, 2, 'morning_activity', day3_morning_activity_name, day3_morning_activity_type,
      day3_morning_activity_address, day3_morning_activity_website::text),
    (3, 3, 'lunch', day3_lunch_name, day3_lunch_type,
      day3_lunch_address, day3_lunch_website::text),
    (3, 4, 'afternoon_activity', day3_afternoon_activity_name, day3_afternoon_activity_type,
      day3_afternoon_activity_address, day3_afternoon_activity_website::text),
    (3, 5, 'dinner', day3_dinner_name, day3_dinner_type,
      day3_dinner_address, day3_dinner_website::text),
    (3, 6, 'evening_activity', day3_evening_activity_name, day3_evening_activity_type,
      day3_evening_activity_address, day3_evening_activity_website::text)
) as stop (day, position, slot, name, type, address, website)
where btrim(stop.name) <> '';
comment on view guide_stops is 'Stops of travel guides, one row each, in the order of the day.';

create or replace view travel_subjects as
select 'tour' as kind, id, tour_name as name, location as place from cultural_tours
union all
select 'guide', id, coalesce(nullif(btrim(theme_angle), ''), city_name), concat_ws(', ', city_name, state)
from travel_guides
union all
select 'booking', id, name, location from booking_platform;
comment on view travel_subjects is 'Everything that has travel reviews, with its name and place.';

-- As for reviews of businesses: a decision is final unless it is undone, and an edited review waits again.
create or replace trigger travel_reviews_status_moves before update of status on travel_reviews
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (old.status = 'Approved' and new.status = 'Pending' and old.edited_at is distinct from new.edited_at)
    and not (new.status = 'Pending' and is_decision_undone('travel_review', new.id))
  ) execute function refuse_status_move();

-- Incremental: correct under concurrent writers without reading other reviews.
create or replace function keep_travel_review_stats() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.status = 'Approved' then
    update travel_review_stats set
      answers = answers - 1,
      rating_sum = rating_sum - old.rating,
      welcome_sum = welcome_sum - old.welcome,
      star_counts[old.rating] = star_counts[old.rating] - 1,
      welcome_counts[old.welcome] = welcome_counts[old.welcome] - 1
    where subject_id = old.subject_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'Approved' then
    insert into travel_review_stats (subject_id, kind) values (new.subject_id, new.kind)
    on conflict (subject_id) do nothing;
    update travel_review_stats set
      answers = answers + 1,
      rating_sum = rating_sum + new.rating,
      welcome_sum = welcome_sum + new.welcome,
      star_counts[new.rating] = star_counts[new.rating] + 1,
      welcome_counts[new.welcome] = welcome_counts[new.welcome] + 1
    where subject_id = new.subject_id;
  end if;
  return null;
end
$$;
comment on function keep_travel_review_stats is 'Counts an approved travel review in travel_review_stats.';
create or replace trigger travel_reviews_count_on_insert after insert on travel_reviews
  for each row when (new.status = 'Approved') execute function keep_travel_review_stats();
create or replace trigger travel_reviews_count_on_update after update on travel_reviews
  for each row when ((old.status, old.rating, old.welcome) is distinct from (new.status, new.rating, new.welcome))
  execute function keep_travel_review_stats();
create or replace trigger travel_reviews_count_on_delete after delete on travel_reviews
  for each row when (old.status = 'Approved') execute function keep_travel_review_stats();

create or replace view travel_review_stats_expected as
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
comment on view travel_review_stats_expected is 'What travel_review_stats should contain.';

create or replace view travel_review_stats_actual as
select subject_id as row_id, kind, answers, rating_sum, welcome_sum, star_counts, welcome_counts
from travel_review_stats
where answers > 0;
comment on view travel_review_stats_actual is 'What travel_review_stats contains, without rows that count nothing.';

create or replace function repair_travel_review_stats(ids uuid[]) returns void language plpgsql security definer
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
comment on function repair_travel_review_stats is 'Recounts the reviews of these tours, guides and booking options.';
revoke all on travel_review_stats_expected, travel_review_stats_actual from ujamaa_app;
grant select on travel_review_stats_expected, travel_review_stats_actual to ujamaa_app;
grant execute on function repair_travel_review_stats to ujamaa_app;

create or replace view search_guide_source as
select
  g.id::text as id, g.id as key, coalesce(nullif(btrim(g.theme_angle), ''), g.city_name) as title,
  'travel guide itinerary ' || g.city_name as category, null::text as filter,
  g.city_name as city, search_state_name(coalesce(nullif(btrim(g.state), ''), g.country)) as state,
  concat_ws(', ', g.city_name, g.state, g.country) as place,
  concat_ws(' ', g.description, (
    select string_agg(name || ' ' || coalesce(type, ''), ' ') from guide_stops where guide_id = g.id
  )) as body,
  0 as rating, '-infinity'::timestamptz as added_at,
  'Travel guide · ' || concat_ws(
    ', ', g.city_name, coalesce(nullif(btrim(g.state), ''), nullif(btrim(g.country), ''))
  ) as detail,
  coalesce(left(g.description, 240), '') as summary, g.image_url::text as picture_url, null::text as price,
  null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours, 0.6::real as quality
from travel_guides g;
comment on view search_guide_source is 'Search documents of travel guides.';

create or replace view search_tour_source as
select
  t.id::text as id, t.id as key, t.tour_name as title, concat_ws(' ', t.tour_type, 'tour') as category,
  t.tour_type as filter, search_city_of(t.location) as city, search_state_of(t.location) as state, t.location as place,
  t.description as body,
  0 as rating, '-infinity'::timestamptz as added_at,
  concat_ws(' · ', coalesce(t.tour_type, 'Tour'), t.location) as detail,
  coalesce(left(t.description, 240), '') as summary, null::text as picture_url, t.price_range as price,
  null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours,
  (case when t.black_owned_business then 0.6 else 0.5 end)::real as quality
from cultural_tours t;
comment on view search_tour_source is 'Search documents of cultural tours.';
-- The categories are those of features/travel/booking/lodging-categories.ts.
create or replace view search_stay_source as
select
  b.id::text as id, b.id as key, b.name as title,
  concat_ws(' ', b.category, b.service_type, 'stay lodging hotel') as category, b.service_type as filter,
  search_city_of(b.location) as city, search_state_of(b.location) as state, b.location as place,
  b.description as body,
  0 as rating, '-infinity'::timestamptz as added_at,
  concat_ws(' · ', coalesce(b.service_type, b.category), b.location) as detail,
  coalesce(left(b.description, 240), '') as summary, null::text as picture_url, b.price_range as price,
  null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours, 0.5::real as quality
from booking_platform b
where b.category in ('Lodging', 'Stays', 'Hotels', 'Accommodation');
comment on view search_stay_source is 'Search documents of booking options that are lodging.';
revoke all on search_guide_source, search_tour_source, search_stay_source from ujamaa_app;
